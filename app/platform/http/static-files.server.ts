import sirv from 'sirv'

const hour = 3600

/** What a built file may do when it is opened by itself: a drawing may style itself. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** The reader of PDFs alone compiles what it brings with it: the decoder of JPEG 2000. */
const pdfWorker = /^\/assets\/pdf\.worker\.[^/]+\.js$/
const workerPolicy = `${policy}; script-src 'wasm-unsafe-eval'`

/** Serves the built files of a folder; whatever is no file is passed on. */
export function staticFiles(directory: string): ReturnType<typeof sirv> {
  const files = sirv(directory, {
    brotli: true,
    gzip: true,
    etag: true,
    maxAge: hour,
    setHeaders(response, path) {
      if (path.startsWith('/assets/')) {
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
      }
      // The one kind that the library does not know.
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon')
      response.setHeader('X-Content-Type-Options', 'nosniff')
      response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin')
      response.setHeader('Content-Security-Policy', pdfWorker.test(path) ? workerPolicy : policy)
    },
  })
  return (request, response, next) => {
    // A file gone since the start, as in an update in place, ends its answer, not the process.
    response.on('pipe', (file) => file.on('error', () => response.destroy()))
    files(request, response, next)
  }
}
