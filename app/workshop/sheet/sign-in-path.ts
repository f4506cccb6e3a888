/** The sign-in that leads back to `path` of ours. */
export const signInPath = (path: string) => `/login?da=${encodeURIComponent(path)}`
