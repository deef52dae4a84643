/** Hexes in rows, named by the letter of the row (A on top) and the number in it (1 on the left): C2. */
export function hexes(rows: number, columns: number): string[] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => hexName(row, column)),
  ).flat();
}

export function hexName(row: number, column: number): string {
  return `${String.fromCharCode(65 + row)}${column + 1}`;
}

export function hexAt(name: string): { row: number; column: number } {
  return { row: name.charCodeAt(0) - 65, column: Number(name.slice(1)) - 1 };
}

/** Row by row, as one reads, from the top or the bottom, to the right or the left. */
export function inReadingOrder(
  places: readonly string[],
  rows: 'top-down' | 'bottom-up',
  along: 'left-to-right' | 'right-to-left',
): string[] {
  const down = rows === 'top-down' ? 1 : -1;
  const right = along === 'left-to-right' ? 1 : -1;
  return [...places].sort((one, other) => {
    const a = hexAt(one);
    const b = hexAt(other);
    return (a.row - b.row) * down || (a.column - b.column) * right;
  });
}
