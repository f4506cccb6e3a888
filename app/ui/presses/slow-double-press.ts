/** As long as a double press of slow hands takes, in milliseconds. */
export const slowDoublePress = 1000
