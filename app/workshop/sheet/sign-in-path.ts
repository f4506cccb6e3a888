/** The sign-in that leads back to `path` of ours (SESS-07). */
export const signInPath = (path: string) => `/login?da=${encodeURIComponent(path)}`
