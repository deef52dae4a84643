import type { Plugin } from 'vite';

export const installed: Plugin;
