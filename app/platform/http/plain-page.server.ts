import type { ServerResponse } from 'node:http'

/** For answers that are made beside the application, and after which nothing is left to say. */
export const plainHeaders = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  Connection: 'close',
}

/** A page without the application, for what happens before or beside it. */
export function plainPage(status: number, title: string, text: string): Response {
  const html = `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title></head><body><h1>${title}</h1><p>${text}</p><p><a href="/">Torna alla pagina iniziale</a></p></body></html>`
  return new Response(html, {
    status,
    headers: { ...plainHeaders, 'Content-Type': 'text/html; charset=utf-8' },
  })
}

/** Sends a plain page where there is no request listener to do it. */
export async function sendPlainPage(response: ServerResponse, page: Response): Promise<void> {
  const html = await page.text()
  response.writeHead(page.status, Object.fromEntries(page.headers))
  response.end(response.req.method === 'HEAD' ? undefined : html)
}
