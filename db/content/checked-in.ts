/**
 * The month in which whoever wrote the tools and guides last held each of them against what the
 * services say of themselves. Whoever reads them all again writes the new month here.
 */
export const checkedIn = 'novembre 2026'
