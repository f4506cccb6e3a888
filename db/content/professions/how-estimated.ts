/**
 * How the figures of every built-in trade were estimated, in one line for who reads them. A test
 * holds the figures to it: whoever changes one changes the other.
 */
export const howEstimated =
  "Come le abbiamo stimate: le ore alla settimana sono un'ipotesi di chi ha scritto la pagina. Un mese conta 4,33 settimane. La produttività è la parte di 40 ore che risparmi. I costi sono la metà di quella parte: contiamo che il lavoro sia metà della spesa."
