/**
 * Loaded into a server under test with `--import`: the process is killed, as by a power cut, before
 * it sends the statement of the database whose number is KILLED_AT.
 */
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'

let sent = 0

/** @param prototype whose `method` sends a statement, or has it prepared */
function count(prototype, method) {
  const send = prototype[method]
  prototype[method] = function (...given) {
    sent += 1
    if (sent === Number(process.env.KILLED_AT)) process.kill(process.pid, 'SIGKILL')
    return send.apply(this, given)
  }
}

count(DatabaseSync.prototype, 'prepare')
count(pg.Client.prototype, 'query')
