import type { Env } from '../settings/env.server.ts'

/**
 * Headers of every answer that does not set its own (SECURITY.md 3). Private by default: only
 * static files and cached pages, which set their own, may be kept by a browser.
 * @param nonce undefined: nothing inline is allowed
 */
export function securityHeaders(env: Env, nonce: string | undefined): [string, string][] {
  const own = nonce ? `'self' 'nonce-${nonce}'` : "'self'"
  const policy = [
    "default-src 'self'",
    `script-src ${own}`,
    `style-src ${own}`,
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
  const headers: [string, string][] = [
    ['Content-Security-Policy', policy],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    ['Cache-Control', 'no-store'],
  ]
  return [...headers, ...Object.entries(strictTransport(env))]
}

/** Of every answer of a site that is reached by https, be it a page or not. */
export const strictTransport = ({ isHttps }: Pick<Env, 'isHttps'>): Record<string, string> =>
  isHttps ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}
