import type { FinishedAnswers } from '../../content-types.ts'

/** Two blanks at the end of a line: markdown then starts a new line. */
const br = '  '

export const commercianteFinished: FinishedAnswers = {
  'commerciante-scheda-prodotto': `# Teiera di ceramica blu, fatta a mano

## Punti Chiave

- «Fatta a mano» spiega perché due teiere non sono uguali: dillo, e nessuno si lamenta.
- Un litro sono circa quattro tazze grandi. È il dato che chi compra cerca per primo.
- Se va in lavastoviglie e sul fuoco non è scritto, quindi qui non c'è.

## Contenuto Dettagliato

**Teiera di ceramica blu**

Una teiera di ceramica blu, fatta a mano.${br}
Contiene un litro di tè, per una colazione in compagnia.${br}
Il colore cambia un poco da un pezzo all'altro.${br}
Ogni teiera è lavorata una per una.${br}
La trovi in negozio, e la puoi prendere in mano.

| Dato | Valore |
| --- | --- |
| Capacità | 1 litro |
| Materiale | ceramica, lavorata a mano |
| Colore | blu |

### Da chiedere a chi te la vende

- Altezza, larghezza e peso.
- È adatta agli alimenti? C'è il simbolo con bicchiere e forchetta?
- Lavastoviglie e microonde, sì o no?
- Chi la fa, e in quale paese?
- Il prezzo.

## Suggerimenti

> «Il colore cambia un poco» vale se è così davvero. Guarda due pezzi vicini prima di lasciarlo.
>
> Fotografala accanto a una tazza, così si capisce quanto è grande.
`,
  'commerciante-cartello-saldi': `# Tre cartelli per le scarpe invernali

## Punti Chiave

- «30 per cento» scritto in cifre si legge dal marciapiede. Le parole no.
- Prima e dopo vanno vicini, con il prezzo vecchio barrato.
- Quale prezzo è quello «di prima» lo decide la legge: è la prima cosa da verificare.
- I numeri rimasti, scritti sul cartello, evitano di far entrare per niente.

## Contenuto Dettagliato

### Per la vetrina

**SALDI −30%**${br}
**scarpe invernali**${br}
da € …… a **€ ……**

### Per la porta

**L'inverno costa il 30 per cento in meno.**${br}
Tutte le scarpe invernali in saldo.${br}
Entrate a provarle: prima € ……, adesso € ……

### Per lo scaffale

**−30%**${br}
€ …… → **€ ……**${br}
numeri dal …… al ……

### Da verificare, a parte

- Le date dei saldi di quest'anno nella tua regione.
- Quale prezzo si scrive come prezzo precedente, e di quale periodo.
- Se percentuale e due prezzi ci vogliono tutti.
- Se la merce in saldo va tenuta separata dal resto.
- Che cosa spetta a chi trova un difetto, anche in saldo.

## Suggerimenti

> Il Comune e la tua associazione di categoria hanno le regole dell'anno. Chiama prima di stampare.
>
> Se lo sconto non vale per tutti i modelli, «tutte» va tolto.
`,
  'commerciante-ordine-arrivato': `# Gli scarponi sono arrivati

## Punti Chiave

- «Da oggi a sabato» senza data può confondere chi legge domani: aggiungi il giorno.
- Gli scarponi vogliono provarli quasi tutti. Chiedi di portare le calze.
- Se resta un saldo da pagare, va scritto qui.

## Contenuto Dettagliato

Gentile ……, i suoi scarponi da montagna sono arrivati.${br}
Può ritirarli da oggi a sabato, negli orari del negozio.${br}
Porti le calze da montagna, così li prova con calma.${br}
Se in questi giorni non può, mi risponda e li tengo da parte.

## Suggerimenti

> Prima di scrivere apri la scatola. Il numero e il modello sono quelli?
>
> Guarda anche l'orario in cui lo mandi. Tra le 10 e le 19 lo leggono volentieri, la domenica sera no. Se qualcuno non risponde in tre giorni, telefona.
`,
  'commerciante-vetrina-festa': `# Tre vetrine per Santa Lucia

## Punti Chiave

- Il 13 dicembre i bambini arrivano prima dei genitori: il punto bello va a un metro da terra.
- Con cento euro si fanno tutte e tre, se usi quaderni e giochi che hai già.
- L'asinello ritagliato nel cartone torna buono l'anno prossimo.
- Un'idea sola in vetrina si capisce da fuori, tre insieme no.

## Contenuto Dettagliato

### La letterina

Un quaderno aperto, gigante, fatto con due cartoncini bianchi. Sopra, scritto a mano, «Cara Santa Lucia». I giochi che vendi sono la lista dei desideri, appesi a un filo con le mollette.

*Due ore. Cartoncino, filo, mollette: circa 15 euro.*${br}
**Sul vetro:** «E tu, che cosa le hai scritto?»

### L'asinello è passato

Una sagoma di cartone da imballo, paglia per terra, due carote vere e una ciotola. I giochi spuntano dalla paglia.

*Tre ore. Paglia e colore: circa 30 euro.*${br}
**Sul vetro:** «Piano, sta dormendo qui dietro»

### La notte del 12

Sfondo di carta blu, stelle tagliate da vecchi quaderni, lucine a batteria. In mezzo una sedia piccola con un solo gioco.

*Due ore. Carta e lucine: circa 40 euro.*${br}
**Sul vetro:** «Chi dorme, domani trova»

## Suggerimenti

> Le spese sono una stima mia: fai il conto con gli scontrini.
>
> Il 14 dicembre la vetrina è già vecchia. Tieni pronto quello che viene dopo.
`,
  'commerciante-risposta-reclamo': `# La cerniera che si è rotta

## Punti Chiave

- Una cerniera dopo un mese può essere un difetto: prima di dire «riparo» guarda che cosa chiede la garanzia.
- Il cliente vuole sapere quando riavrà la giacca. È la riga che manca di più in queste risposte.
- Ripararla gratis è già un'offerta chiara. Non serve aggiungere sconti.

## Contenuto Dettagliato

Gentile ……,

grazie di avermelo scritto, e mi dispiace.

Una cerniera non dovrebbe rompersi dopo un mese.

La giacca gliela riparo senza spese.

Può portarla in negozio quando le è comodo.

Appena la vedo le dico in quanti giorni è pronta.

Se ha lo scontrino lo porti, altrimenti va bene il pagamento con la carta.

Un saluto, ……

## Suggerimenti

> Le risposte le ha la tua associazione di categoria. Se la legge dà di più di quello che offri, vale la legge.

### A parte, sulla garanzia di legge

- Quanto dura, e da quale giorno si conta?
- Nei primi mesi chi deve provare che il difetto c'era già?
- Il cliente può scegliere la sostituzione invece della riparazione?
- Entro quanto va fatta la riparazione?
- Che cosa vale come prova d'acquisto?
`,
  'commerciante-chiusura-ferie': `# Chiuso per ferie

## Punti Chiave

- Manca il giorno in cui riapri: il 25 agosto, se il 24 è l'ultimo giorno di chiusura.
- Chi lascia un biglietto nella cassetta deve sapere quando qualcuno lo legge.
- L'avviso va appeso una settimana prima, quando i clienti sono ancora in città.

## Contenuto Dettagliato

**CHIUSO PER FERIE**

**dal 10 al 24 agosto**

Riapriamo il ……

Hai un'urgenza? Lascia un biglietto nella cassetta, con il tuo numero. La apriamo ogni …… .

Buone vacanze a chi parte, e a chi resta.

## Suggerimenti

> Cambia gli orari anche su Google: lì guardano prima di uscire.
>
> Se in quei giorni la cassetta non la apre nessuno, cambia la riga. Oppure chiedi a un vicino di negozio se passa lui ogni due o tre giorni, e scrivi il giorno vero. Quando riapri, leggi subito i biglietti e richiama tutti.
`,
  'commerciante-leggere-vendite': `# Gennaio, febbraio, marzo

## Punti Chiave

- In tre mesi 630 pezzi, cioè 210 al mese.
- Febbraio sembra un crollo, ma ha tre giorni in meno: al giorno scende da 6,8 a 6,4.
- Marzo sale del 33 per cento sul mese prima. La vetrina può aver aiutato, e da questi numeri non si può provare.

## Contenuto Dettagliato

| Mese | Pezzi | Giorni | Al giorno | Sul mese prima |
| --- | --- | --- | --- | --- |
| Gennaio | 210 | 31 | 6,8 | |
| Febbraio | 180 | 28 | 6,4 | −30, cioè −14% |
| Marzo | 240 | 31 | 7,7 | +60, cioè +33% |

I conti sono 30 : 210 = 0,14 e 60 : 180 = 0,33. I giorni contano anche quelli di chiusura. Se nei tre mesi hai aperto giorni diversi, dividi per quelli.

### Lo dicono i numeri

Marzo è il mese migliore dei tre, anche contando i giorni.

### È un'ipotesi

- La vetrina nuova ha fatto entrare più gente.
- Con la primavera si compra di più, vetrina o no.
- A marzo c'era qualcosa che a gennaio non avevi in negozio.

### Tre prove per aprile

1. Lascia la vetrina com'è, e guarda se il numero resta alto.
2. Segna quante persone entrano, non solo quante comprano.
3. A chi compra chiedi «che cosa l'ha fatta entrare?», per una settimana.

## Suggerimenti

> Il confronto che vale di più è con il marzo dell'anno scorso. Hai il registro?
`,
  'commerciante-foto-prodotti': `# La borsa, con la luce della vetrina

## Punti Chiave

- La foto è scura perché il bancone sta lontano dalla luce: spostare la borsa di due metri è il primo rimedio.
- La cassa dietro distrae, e fa pensare al prezzo prima che alla pelle.
- Sul sito servono quattro foto: davanti, dietro, dentro, un particolare.
- La luce del mattino e quella della sera danno due marroni diversi.

## Contenuto Dettagliato

### Per prima cosa la luce

Porta la borsa accanto alla vetrina, di mattina o con il cielo coperto, con la luce che arriva di lato. Spegni le lampade del negozio, che fanno la pelle gialla. Dalla parte in ombra appoggia il foglio bianco, che rimanda la luce come uno specchio.

### Poi lo sfondo

Un secondo foglio, o un lenzuolo chiaro, dal muro al piano senza piega. Dietro alla borsa non deve restare niente. La cassa sparisce.

### Infine la forma

Riempi la borsa di carta, così sta su. Abbassati, con il telefono all'altezza della fibbia. Premi sulla borsa, sullo schermo, perché sia nitida.

### Tre errori

- Il sole diretto, che macchia la pelle di ombre nere.
- I filtri. Se il marrone sul sito è un altro, la borsa torna indietro.
- Ingrandire con le dita: avvicinati tu.

## Suggerimenti

> Segna sul pavimento con il nastro dove stavano il piano e i tuoi piedi. La prossima foto viene uguale.
`,
}
