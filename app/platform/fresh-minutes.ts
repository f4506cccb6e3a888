/** Some acts are only for who showed so lately, in minutes, who they are. */
export const freshMinutes = 10
