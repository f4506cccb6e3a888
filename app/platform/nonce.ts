import { createContext } from 'react'

/** The nonce of inline scripts while the server renders; a browser never needs it. */
export const NonceContext = createContext<string | undefined>(undefined)
