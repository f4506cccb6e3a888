import type { MiddlewareFunction } from 'react-router'
import { env } from '../process.server.ts'
import { audit } from './audit-log.server.ts'
import { failure } from './failure.server.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

export const crossOriginText = 'La richiesta non arriva da questo sito.'

/** A mutation that does not come from our own pages. */
export function isCrossOrigin({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  if (safeMethods.has(method)) return false
  const site = headers.get('Sec-Fetch-Site')
  return site ? site !== 'same-origin' : headers.get('Origin') !== env.PUBLIC_URL
}

/**
 * Middleware: every mutation must come from our own pages (SECURITY.md 2). React Router alone
 * accepts a missing origin and does not look at resource routes.
 */
export const checkOrigin: MiddlewareFunction<Response> = ({ request, context }) => {
  if (!isCrossOrigin(request)) return
  audit(context, 'originRefused')
  throw failure('FOREIGN_ORIGIN', 403, crossOriginText)
}
