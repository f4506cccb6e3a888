import type { FinishedAnswers } from '../../content-types.ts'

export const memoriesFinished: FinishedAnswers = {
  'vita-quotidiana-ricordo': `# Il tuo primo giorno di lavoro

## Punti Chiave

- Si comincia dalla porta: il momento prima di entrare di solito si ricorda bene.
- Tua nipote non ha mai visto quel posto. Odori e rumori glielo fanno vedere.
- Quello che non ricordi resta fuori.
- Otto domande possono durare otto giorni: una alla volta, quando ne hai voglia.

## Contenuto Dettagliato

### Prima domanda

**Sei davanti alla porta, il primo giorno. Che ore sono, e che cosa hai in mano?**

Rispondi a voce, come a un'amica. Poi arriva la seconda.

### Le altre sette, per pensarci

2. Che odore c'era dentro?
3. Qual era il rumore più forte?
4. Chi ti ha spiegato che cosa fare, e con quali parole?
5. Che cosa hai sbagliato, quel giorno?
6. A che ora hai mangiato, e che cosa?
7. Che cosa hai pensato e non hai detto a nessuno?
8. Tornando a casa, a chi l'hai raccontato?

### Come comincia un racconto così

Se alla prima rispondi «erano le sei, era buio, avevo il panino nella carta», l'inizio è già scritto:

*Erano le sei ed era buio. In mano avevo il panino, nella carta.*

Niente di più di quello che hai detto.

## Suggerimenti

> Usa il microfono della tastiera: parli, e le parole si scrivono. Gli errori si tolgono dopo.
>
> Lascia le parole che dici tu, anche quelle in dialetto. Tua nipote riconoscerà la voce.
`,
  'vita-quotidiana-fotografia': `# Tre ragazze in bicicletta

## Punti Chiave

- «Circa» davanti all'anno resta: chi verrà dopo deve sapere che non è sicuro.
- La pioggia e le risate sono la parte che nella foto non si vede.
- I nomi da sinistra a destra servono più di ogni altra parola. I puntini sono per loro.

## Contenuto Dettagliato

### Per il retro

Tre ragazze in bicicletta davanti alla stazione, 1968 circa. Da sinistra: ……, ……, ……

### Per la cornice

Tre ragazze in bicicletta, davanti alla stazione.

Era il 1968, più o meno.

Pioveva, quel giorno, e noi ridevamo.

### Per chi non c'era

Questa è la stazione, circa nel 1968.

Davanti ci sono tre ragazze, ognuna con la sua bicicletta.

Da sinistra sono ……, …… e …… .

La fotografia non lo dice, ma pioveva.

Noi ridevamo.

Di che cosa, dopo tanti anni, …… .

La foto l'ha fatta …… .

Se passi davanti a quella stazione, prova a vederci.

## Suggerimenti

> Sul retro usa una matita morbida: con gli anni la penna passa dall'altra parte.
>
> Manda la foto alle altre due, se puoi, e chiedi che cosa ricordano loro.
`,
  'vita-quotidiana-parole-di-casa': `# Le parole di casa mia

## Punti Chiave

- «Scagn» resta scritto come l'hai scritto tu.
- Una parola di casa vive nella frase in cui si diceva: è quella da ritrovare.
- In una pagina ce ne stanno una decina. Le altre righe sono vuote apposta.

## Contenuto Dettagliato

### La domanda

**Scagn:** chi ci sedeva, e in quale stanza stava? Se lo rivedi, racconta di che legno era e chi lo spostava sempre.

### La pagina da stampare

*Parole che si usavano in casa mia, in montagna.*

| Parola | Che cosa vuol dire | Chi la diceva | Una frase di allora |
| --- | --- | --- | --- |
| scagn | sgabello | …… | …… |
| …… | …… | …… | …… |
| …… | …… | …… | …… |
| …… | …… | …… | …… |
| …… | …… | …… | …… |

### Per farne venire altre

Passa con la mente da una stanza all'altra, in cucina, nella stalla, sull'aia. Come si chiamavano gli attrezzi? Che cosa vi gridavano quando facevate tardi?

## Suggerimenti

> Con una parola sola l'ordine non serve. Quando saranno dieci, mettile per stanza.
>
> Registra con il telefono chi le sa dire bene.
`,
}
