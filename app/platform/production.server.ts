/**
 * Imported first by the server: React takes its development build, three times slower, where nobody
 * says otherwise.
 */
process.env.NODE_ENV ||= 'production'
