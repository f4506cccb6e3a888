import autocannon from 'autocannon'

/**
 * Requests per second that `url` answers, in one short burst from loopback.
 * @throws when an answer is not 2xx: a fast error is no speed
 */
export async function requestsPerSecond(
  url: string,
  { seconds = 3, connections = 16, headers = {} as Record<string, string> } = {},
): Promise<number> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'gzip', ...headers },
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`)
  }
  return result.requests.average
}
