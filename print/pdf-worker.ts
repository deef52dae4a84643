import { loadFonts } from './fonts/load.ts';
import { makePdf } from './pdf.ts';
import { serve } from './serve.ts';

serve(async (pages, { title, language }, onPage) => {
  const bytes = await makePdf(pages, { title, language, fonts: await loadFonts(), onPage });
  return new Blob([bytes], { type: 'application/pdf' });
});
