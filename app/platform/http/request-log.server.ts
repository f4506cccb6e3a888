import type { RouterContextProvider } from 'react-router'
import type { Log } from '../log/log.server.ts'
import { log } from '../process.server.ts'
import { requestIdContext } from './context.server.ts'

/** The log for what happens on behalf of one request: its lines carry the request's id. */
export const requestLog = (context: Readonly<RouterContextProvider>): Log =>
  log.child({ requestId: context.get(requestIdContext) })
