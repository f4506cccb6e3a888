/**
 * Whether a built script is what opens PDFs: pdf.js with our few lines around it, or its worker.
 * It is fetched when somebody chooses a PDF, and never before. The check of names leaves it out: it
 * is the library's legacy build, which brings what the floor's browsers lack along (core-js), and
 * where it fails all the same the page says what else to do; tests/browsers opens a PDF in each.
 */
export const opensPdf = (file: string): boolean =>
  /[\\/](?:read-pdf|pdf\.worker\.min)-[\w-]+\.js$/.test(file)
