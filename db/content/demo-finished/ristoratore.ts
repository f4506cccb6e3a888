import type { FinishedAnswers } from '../../content-types.ts'

/** Two blanks at the end of a line: markdown then starts a new line. */
const br = '  '

export const ristoratoreFinished: FinishedAnswers = {
  'ristoratore-menu-del-giorno': `# Il menu di oggi

## Punti Chiave

- Il brasato è il piatto che si vende da sé: mettilo per ultimo tra i salati, dove cade l'occhio.
- Sul minestrone è scritto solo «di verdura». Se oggi c'è il riso o la pasta, aggiungilo tu, anche per gli allergeni.
- I prezzi a penna si cambiano senza ristampare.

## Contenuto Dettagliato

**OGGI IN TRATTORIA**

**Casoncelli** € ……${br}
La pasta ripiena della domenica, anche di mercoledì.

**Minestrone** € ……${br}
Di verdura, fumante. Per chi torna al lavoro.

**Brasato con polenta** € ……${br}
Cotto piano, si taglia con la forchetta.

**Torta di mele** € ……${br}
Come quella di casa.

Allergie o intolleranze? Chiedeteci gli ingredienti prima di ordinare.

## Suggerimenti

> «Come quella di casa» va bene se la fate voi. Se la comprate, togli la riga.
`,
  'ristoratore-risposta-recensione': `# La risposta alla recensione

## Punti Chiave

- Chi legge dopo guarda se ammetti l'errore, più del voto.
- La persona che mancava si dice in mezza riga: di più suona come una scusa.
- Un nome in fondo, anche solo il nome di battesimo, fa capire che ha risposto qualcuno.

## Contenuto Dettagliato

Gentile ospite,

grazie per avercelo scritto. Sabato sera l'abbiamo fatta aspettare, e una polenta fredda non si serve. Le chiediamo scusa.

In sala mancava una persona e non siamo riusciti a rimediare.

Se vorrà tornare, ci piacerebbe farle assaggiare la polenta come va portata a tavola.

……

## Suggerimenti

> Prima di pubblicare senti chi era in sala: i fatti devono essere andati così.
>
> La polenta calda non è uno sconto, ma qualcuno può leggerla come un invito gratis. Se ti preoccupa, togli la riga.
`,
  'ristoratore-tabella-allergeni': `# Gnocchi e brasato: le domande

## Punti Chiave

- Negli gnocchi ci sono quasi sempre farina e uovo, e nel condimento il latte del burro. Vanno confermati con le etichette.
- Nel brasato i punti nascosti sono il vino, il sedano del soffritto, la farina sulla carne e il dado.
- Con una friggitrice sola, tutto ciò che ci passa può prendere glutine, pesce o altro.
- «Non so» è una buona risposta: si chiama il fornitore.

## Contenuto Dettagliato

### La prima domanda

**Gnocchi: li fate voi o li comprate?** Se li comprate, leggimi gli ingredienti sulla confezione. Se li fate, dimmi tutto quello che va nell'impasto e sulla spianatoia.

### Quelle che vengono dopo

1. Nel burro con la salvia aggiungete formaggio? Quale?
2. La carne del brasato viene infarinata?
3. Quale vino usate, e che cosa dice l'etichetta sui solfiti?
4. Nel soffritto c'è sedano? Il brodo è vostro o di dado?
5. Nella friggitrice che cosa entra, oltre a questi piatti?

### La tabella, com'è adesso

| Piatto | Allergene possibile | Da dove | Confermato da |
| --- | --- | --- | --- |
| Gnocchi | glutine | farina | …… |
| Gnocchi | uova | impasto | …… |
| Gnocchi | latte | burro, formaggio | …… |
| Brasato | sedano | soffritto, dado | …… |
| Brasato | solfiti | vino | …… |
| Brasato | glutine | farina sulla carne | …… |

Una riga vale solo quando l'ultima casella è piena.

## Suggerimenti

> Se a una domanda rispondi «non so», chiama il fornitore e fatti mandare la scheda, cioè il foglio con gli ingredienti del prodotto.
`,
  'ristoratore-menu-turisti': `# Tre piatti, in inglese e in tedesco

## Punti Chiave

- «Taragna» non si traduce: si spiega il grano saraceno, che molti turisti cercano.
- Il coniglio va scritto chiaro. In Inghilterra non tutti lo mangiano.
- Nelle due lingue manca il ripieno dei casoncelli. Se c'è carne, chi non la mangia deve saperlo.

## Contenuto Dettagliato

**Casoncelli**${br}
*Stuffed pasta from our kitchen. Ask us about the filling.*${br}
*Gefüllte Teigtaschen aus unserer Küche. Fragen Sie uns nach der Füllung.*

**Polenta taragna**${br}
*Polenta made with corn and buckwheat.*${br}
*Polenta aus Mais und Buchweizen.*

**Coniglio al forno**${br}
*Oven-roasted rabbit.*${br}
*Kaninchen aus dem Ofen.*

In fondo alla carta:${br}
*Please ask us about allergens.*${br}
*Bitte fragen Sie uns nach Allergenen.*

### Le parole su cui ho un dubbio

- **Corn.** Per un inglese può essere il grano. «Maize» è più sicuro, ma lo conoscono in meno.
- **Formaggio.** Nella taragna di solito c'è. Nella richiesta non era scritto, quindi manca nelle traduzioni. Aggiungi «with cheese» e «mit Käse».
- **Teigtaschen.** Per un tedesco può essere anche un fagottino di un'altra cucina.

## Suggerimenti

> Fai leggere la carta al primo cliente tedesco che si ferma a parlare: corregge volentieri.
`,
  'ristoratore-annuncio-serata': `# Venerdì, polenta taragna

## Punti Chiave

- Per chi passa davanti alla vetrina la parola è «taragna», e il giorno viene subito dopo.
- Su Facebook si dice perché venire: i formaggi delle valli non li trovano ovunque.
- Manca il prezzo. Se è fisso, scriverlo porta più prenotazioni.
- La pentola unica va detta a chi è intollerante al latte.

## Contenuto Dettagliato

### In vetrina

**SERATA TARAGNA**${br}
polenta e formaggi delle valli${br}
venerdì sera, alle otto${br}
Prenotate: ……${br}
Vi aspettiamo

### Su Facebook

Venerdì sera il paiolo è sul fuoco.

Prepariamo la polenta taragna con i formaggi delle valli, e la portiamo in tavola quando fila. Si comincia alle otto.

I posti non sono tanti: per prenotare chiamate il …… . Se qualcuno ha un'allergia, ditelo al telefono, così la cucina si organizza.

## Suggerimenti

> Metti una foto vera del tuo paiolo, anche venuta male. Funziona più di una bella foto presa da internet.
>
> Se i tavoli sono pochi, sabato scrivi «completo» sotto l'annuncio.
`,
  'ristoratore-messaggio-fornitore': `# Le consegne di frutta e verdura

## Punti Chiave

- «Da due settimane» diventa un fatto quando aggiungi due o tre orari veri.
- Le nove sono l'ora in cui comincia la linea: dirlo spiega la richiesta.
- Lascia che proponga lui come riuscirci. Lo rispetterà di più.

## Contenuto Dettagliato

Buongiorno ……,

da due settimane la consegna arriva tardi. Il …… era alle ……, il …… alle …… .

In cucina cominciamo presto, e senza verdura restiamo fermi. Le chiedo la consegna entro le nove.

È possibile da lunedì? Se il giro è cambiato e le nove sono un problema, me lo dica e vediamo insieme.

Con lei lavoriamo bene e vogliamo continuare.

Un saluto, [come ti firmi]

## Suggerimenti

> Segna per una settimana l'ora di ogni consegna, sul foglio del frigorifero. Se il discorso torna, hai i fatti.
`,
  'ristoratore-cucina-avanzi': `# Tre piatti per il pranzo di domani

## Punti Chiave

- Con polenta, taleggio ed erbette compri solo una cipolla, una patata e un po' di pane grattugiato.
- Il pasticcio si prepara stasera e si inforna domani: al servizio resta il gesto di affettare.
- Nei tre piatti ci sono latte e, nel pasticcio, glutine. Aggiorna il foglio degli allergeni.
- Il taleggio salato basta: assaggia prima di aggiungere sale.

## Contenuto Dettagliato

### Crostoni, al volo

*Venticinque minuti. Da aggiungere: pepe.*

1. Taglia la polenta a fette, dorale in forno caldo dalle due parti.
2. Copri con il taleggio e rimetti in forno finché fonde.
3. Erbette saltate accanto.

### Pasticcio, da preparare prima

*Quarantacinque minuti. Da aggiungere: poco latte, pane grattugiato.*

1. Scotta le erbette, strizzale bene, tritale.
2. Fai strati di polenta, erbette e taleggio.
3. Un filo di latte, il pane sopra, e in forno.

### Zuppa, per chi ha fretta

*Quaranta minuti. Da aggiungere: cipolla, patata, brodo, olio.*

1. Cipolla e patata a dadini, piano, nell'olio.
2. Brodo, erbette, e dieci minuti di bollore.
3. In cima i dadini di polenta tostati.

### Prima di cominciare

Controlla la data del contenitore in frigo. La polenta deve essere stata raffreddata in fretta e tenuta chiusa. Scalda fino al centro, una volta sola. Quello che torna dalla sala non si riusa.

## Suggerimenti

> Il piano di igiene del tuo locale viene prima di ogni ricetta.
`,
  'ristoratore-conferma-prenotazione': `# I tre messaggi della trattoria

## Punti Chiave

- Con trenta posti un tavolo vuoto pesa: il promemoria è il messaggio che ti fa guadagnare di più.
- I venti minuti si dicono subito, prima che qualcuno sia in ritardo.
- Quando il tavolo salta, proponi due alternative, così la risposta è una sola parola.

## Contenuto Dettagliato

### Conferma

Buongiorno, il suo tavolo è confermato per il …… alle ……, in …… .${br}
Siamo una trattoria piccola e teniamo il tavolo per venti minuti.${br}
Se fa tardi o qualcuno ha un'allergia, ci scriva qui.${br}
A presto!

### Il giorno prima

Buongiorno, la aspettiamo domani alle ……, in …… .${br}
Ci risponde con un «sì»?${br}
Se ha cambiato programma ce lo dica, e daremo il tavolo a chi è in lista.${br}
Il tavolo la aspetta per venti minuti.

### Il tavolo non c'è più

Buongiorno, le chiediamo scusa: per il …… alle …… il tavolo non è più disponibile.${br}
Possiamo tenerle lo stesso giorno alle ……, oppure il …… alle …… .${br}
Quale preferisce? Ci faccia sapere anche di eventuali allergie.${br}
Se preferisce una telefonata, chiami il …… .

## Suggerimenti

> Salvali nelle note del telefono con un titolo corto, e chi è in sala li copia senza pensarci.
>
> Il terzo mandalo solo dopo aver provato a telefonare.
`,
}
