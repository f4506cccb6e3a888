/** Why a server cannot listen, in one line that names the setting. */
export function listenErrorText(
  { code, message }: NodeJS.ErrnoException,
  { HOST, PORT }: { HOST: string; PORT: number },
): string {
  switch (code) {
    case 'EADDRINUSE':
      return `PORT: another program listens on ${HOST}:${PORT} already: stop it, or set another PORT`
    case 'EACCES':
      return `PORT: this user may not listen on ${PORT}: set one over 1023, and a proxy in front`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST: ${HOST} is no address of this machine: 127.0.0.1 and 0.0.0.0 always are`
    default:
      return `cannot listen on ${HOST}:${PORT}: ${message}`
  }
}
