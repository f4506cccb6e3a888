import type { FinishedAnswers } from '../../content-types.ts'

/** Two blanks at the end of a line: markdown then starts a new line. */
const br = '  '

export const communityFinished: FinishedAnswers = {
  'vita-quotidiana-locandina-festa': `# La castagnata

## Punti Chiave

- Chi passa in bicicletta legge una parola sola: quella è «castagnata».
- «Domenica» senza data vale una settimana. Se la appendi prima, aggiungi il giorno del mese.
- La riga della pioggia fa venire anche chi guarda il cielo e resta a casa.
- Castagne e musica attirano i grandi, i giochi portano le famiglie.

## Contenuto Dettagliato

### La locandina

**CASTAGNATA DEL QUARTIERE**

**domenica alle 15, cortile dell'oratorio**

castagne, musica, giochi per bambini

Se piove: ……

### Per WhatsApp

Domenica alle 15 c'è la castagnata del quartiere, nel cortile dell'oratorio.${br}
Castagne, musica e giochi per i bambini.${br}
Passa parola, ti aspettiamo!

## Suggerimenti

> La prima riga alta come una mano, l'ultima come un dito. Poi appendila e guardala da dieci passi.
>
> Per i muri e le vetrine si chiede il permesso.
`,
  'vita-quotidiana-verbale-riunione': `# Verbale della riunione

## Punti Chiave

- La festa si sposta a giugno: è la decisione da far sapere per prima.
- Per i dieci tavoli non è scritto chi li trova. È il primo buco da riempire.
- I soldi bastano, ma quanti sono negli appunti non c'è.

## Contenuto Dettagliato

**Gruppo di volontari**

Riunione del ……, dalle …… alle ……

**Presenti:** ……

### Di che cosa si è parlato

Della festa, dei tavoli che servono e dei soldi. I soldi bastano.

### Decisioni

1. La festa si sposta a giugno.
2. Servono dieci tavoli.

### Da fare

| Che cosa | Chi | Entro quando |
| --- | --- | --- |
| Trovare dieci tavoli | …… | …… |
| Scegliere il giorno di giugno | …… | …… |

Prossima riunione: ……

Ha scritto il verbale: ……

## Suggerimenti

> «Scegliere il giorno» non era negli appunti: viene dalla prima decisione. Se l'avete già scelto, scrivilo al posto della riga.
>
> Mandalo a tutti domani, e chiedi a chi c'era se manca qualcosa.
`,
  'vita-quotidiana-grazie-volontari': `# Ai volontari della mensa

## Punti Chiave

- «Ogni sabato, per un anno» sono una cinquantina di sabati: il numero dice più degli aggettivi.
- La frase che resta è la seconda, perché parla di chi ha mangiato.
- Letto piano, il primo testo dura meno di un minuto.

## Contenuto Dettagliato

### Da leggere

Ogni sabato, per un anno, avete cucinato.

Chi passa di qui il sabato lo sa: le luci della cucina erano già accese, e le pentole erano già sul fuoco.

Ma quello che avete fatto si vedeva a tavola. Nessuno ha mangiato da solo.

C'era sempre una sedia vicino a un'altra sedia, e qualcuno che chiedeva «ne vuoi ancora?».

Grazie. Sabato si ricomincia, e noi siamo contenti.

### In quattro righe

Ogni sabato, per un anno, avete cucinato.${br}
E nessuno ha mangiato da solo.${br}
Ve lo diciamo adesso, tutti insieme:${br}
grazie.

## Suggerimenti

> Le luci, le pentole e la sedia le ho immaginate. Metti al loro posto una cosa che hai visto tu.
`,
  'vita-quotidiana-turni': `# La sala del sabato

## Punti Chiave

- Otto turni in quattro sabati, due a testa.
- B è sempre di mattina, anche quando sostituisce.
- D fa due pomeriggi. Se non gli va, può scambiare il quarto sabato con A.
- Per ogni turno c'è chi sostituisce, e in quel giorno è libero.

## Contenuto Dettagliato

| Sabato | Mattina | Se manca | Pomeriggio | Se manca |
| --- | --- | --- | --- | --- |
| 1 | B | C | A | D |
| 2 | C | B | D | A |
| 3 | B | D | C | A |
| 4 | A | B | D | C |

### Il conto

| Chi | Mattine | Pomeriggi | In tutto | Sostituzioni |
| --- | --- | --- | --- | --- |
| A | 1 | 1 | 2 | 2 |
| B | 2 | 0 | 2 | 2 |
| C | 1 | 1 | 2 | 2 |
| D | 0 | 2 | 2 | 2 |

Nello stesso sabato nessuno compare due volte, nemmeno come sostituto.

### Da scrivere in fondo al foglio

Chi non può telefona al suo sostituto entro il giovedì.

## Suggerimenti

> Al posto delle lettere metti i nomi solo sulla copia che appendi.
>
> Un mese con cinque sabati? Il quinto riparte dalla prima riga, e il mese dopo si comincia dalla seconda.
`,
  'vita-quotidiana-bando': `# Il bando e la ginnastica al parco

## Punti Chiave

- «Fino al 70 per cento» è il massimo. Può essere anche meno, e almeno il 30 lo mettete voi.
- Con il conto «a fine progetto» di solito i soldi arrivano dopo: prima li anticipate.
- Per un corso piccolo il tempo delle carte può pesare più del contributo.
- Le ricevute vanno intestate all'associazione, e si tengono dal primo giorno.

## Contenuto Dettagliato

### Le parole

**Contributo** sono i soldi che danno. **Copre** vuol dire che paga una parte delle spese. **Rendicontazione** è il conto finale, con le ricevute di tutto. **A fine progetto** significa quando il corso è finito.

### Un conto per capirsi, con numeri inventati

Se il corso costa 1.000 euro, il bando ne dà al massimo 700. Gli altri 300 sono vostri. E finché il conto finale non è approvato, può darsi che tutti i 1.000 li abbiate pagati voi.

### Da controllare prima

1. La nostra associazione può partecipare? Serve un registro, o uno statuto di un certo tipo?
2. L'istruttore, l'assicurazione e i tappetini sono tra le spese che pagano?
3. Per usare il parco serve il permesso del Comune, e chi lo chiede?
4. Se piove o si iscrivono in pochi, il contributo cambia?

### Tre buoni motivi per lasciar perdere

- Non avete 1.000 euro da anticipare.
- Nessuno ha voglia di tenere le ricevute per mesi.
- Il corso si può fare lo stesso, con una piccola quota di chi partecipa.

### All'ufficio

«Quando pagate, prima o dopo? Date un anticipo? Che cosa succede se spendiamo meno del previsto?»

## Suggerimenti

> Il Centro di servizio per il volontariato aiuta le associazioni con questi conti: telefonate prima di cominciare a scrivere.
`,
}
