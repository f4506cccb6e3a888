import { here } from '../../city.ts'
import type { PrintedAnswer } from '../../content-types.ts'

export const insegnanteAnswers: PrintedAnswer[] = [
  {
    request:
      'Prepara una verifica di geografia sulle montagne italiane per una prima media. Scrivi 10 domande: 6 con quattro risposte tra cui scegliere e 4 aperte. Fai due versioni, A e B, con la stessa difficoltà. Scrivi i punti accanto a ogni domanda, per un totale di 20. Metti le soluzioni in fondo, su una pagina a parte.',
    answer: `# Verifica: le montagne italiane

## Punti Chiave

- Le domande sono 10: sei a scelta e quattro aperte.
- Sei domande da 1 punto e mezzo fanno 9; le aperte valgono 2, 3, 3 e 3. In tutto 20.
- La versione B cambia le parole, non la difficoltà.

## Contenuto Dettagliato

**Versione A**

1. La montagna più alta delle Alpi è: a) Monte Rosa b) Monte Bianco c) Cervino d) Adamello (1,5)
2. Gli Appennini attraversano l'Italia: a) da nord a sud b) da ovest a est c) solo al nord d) solo al sud (1,5)
3. Il Gran Sasso si trova: a) nelle Alpi b) nelle Prealpi c) negli Appennini d) nelle Dolomiti (1,5)
4. L'Etna è: a) un ghiacciaio b) un vulcano c) un lago d) un passo (1,5)
5. Un punto basso che permette di attraversare i monti è: a) una vetta b) un valico c) un versante d) una cresta (1,5)
6. Le Orobie si trovano in: a) Piemonte b) Veneto c) Lombardia d) Liguria (1,5)
7. Che cos'è un ghiacciaio? (2)
8. Spiega due differenze tra Alpi e Appennini. (3)
9. Perché in montagna vivono meno persone? (3)
10. Descrivi una montagna che conosci. (3)

**Versione B**

1. Il Monte Bianco è nelle: a) Alpi b) Dolomiti c) Orobie d) Apuane (1,5)
2. La catena che va dalla Liguria alla Calabria è: a) le Alpi b) gli Appennini c) le Prealpi d) le Dolomiti (1,5)
3. La cima più alta degli Appennini è: a) Cimone b) Vesuvio c) Gran Sasso d) Amiata (1,5)
4. Il Vesuvio è: a) un passo b) un lago c) un vulcano d) un ghiacciaio (1,5)
5. Il fianco di una montagna si chiama: a) versante b) valico c) vetta d) valle (1,5)
6. Il Pizzo Coca è nelle: a) Dolomiti b) Orobie c) Madonie d) Apuane (1,5)
7. Che cos'è un valico? (2)
8. Spiega due differenze tra una montagna giovane e una antica. (3)
9. Come cambiano le piante quando si sale? (3)
10. Descrivi un paesaggio di montagna. (3)

**Soluzioni (pagina a parte)**

A: 1b, 2a, 3c, 4b, 5b, 6c. B: 1a, 2b, 3c, 4c, 5a, 6b.
**Aperte, versione A**: 7, una massa di ghiaccio che dura tutto l'anno e si muove piano. 8, le Alpi sono più alte e hanno grandi ghiacciai. 9, freddo, terreno ripido, poche strade. 10, libera.

**Aperte, versione B**: 7, un punto basso da cui si passa tra due monti. 8, la giovane è alta e appuntita, l'antica è più bassa e arrotondata. 9, dai boschi di foglie alle conifere, poi prati e rocce. 10, libera.

## Suggerimenti

> Controlla le soluzioni con il libro della classe prima di stampare.
>
> Chi ha bisogno di più tempo può fare nove domande: i punti li decidi tu.
`,
  },
  {
    request:
      "Scrivi un brano sulla fotosintesi per una quinta primaria, in tre versioni. La prima ha circa 150 parole, per chi legge senza fatica. La seconda ha circa 100 parole, con frasi corte e parole comuni. La terza ha circa 60 parole, per chi impara l'italiano da poco, con cinque parole difficili spiegate. I concetti devono essere gli stessi. Chiudi con tre domande adatte a tutti.",
    answer: `# La fotosintesi in tre versioni

## Punti Chiave

- I concetti sono gli stessi: luce, acqua, aria, zuccheri, ossigeno.
- Cambia la lunghezza delle frasi.
- Le tre domande vanno bene per tutti.

## Contenuto Dettagliato

**Versione 1**

Le piante non vanno a fare la spesa e non cacciano: il cibo se lo fanno da sé. Questo lavoro si chiama fotosintesi. «Foto» vuol dire luce e «sintesi» vuol dire mettere insieme.

Alla pianta servono tre cose. La prima è l'acqua, che le radici prendono dalla terra e che sale lungo il fusto. La seconda è l'anidride carbonica, un gas che sta nell'aria ed entra da piccolissime aperture delle foglie. La terza è la luce del Sole.

Nelle foglie c'è una sostanza verde, la clorofilla. La clorofilla cattura la luce e la usa come energia. Con questa energia la foglia unisce acqua e anidride carbonica e fabbrica uno zucchero, il suo nutrimento. Lo zucchero serve per crescere, per fare fiori e per fare frutti.

Mentre lavora, la foglia lascia uscire un gas: l'ossigeno. È quello che respiriamo noi, e con noi tutti gli animali. Per questo un albero è un regalo per tutti.

**Versione 2**

La pianta si prepara il cibo da sé. Questo lavoro si chiama fotosintesi.

Le servono tre cose. La prima è l'acqua: la prendono le radici dalla terra. La seconda è un gas dell'aria, che si chiama anidride carbonica. Entra nelle foglie da piccoli buchi. La terza è la luce del Sole.

La foglia è verde perché ha dentro la clorofilla. La clorofilla prende la luce. Con la luce la foglia unisce l'acqua e il gas. Così fa uno zucchero. Lo zucchero è il cibo della pianta.

Intanto dalla foglia esce un altro gas, l'ossigeno. Noi e gli animali lo respiriamo. Senza piante non potremmo vivere.

**Versione 3**

La pianta fa il suo cibo. Questo si chiama fotosintesi.
La pianta prende l'acqua dalla terra, con le **radici**.
Prende un **gas** dall'aria: si chiama anidride carbonica.
Prende la luce del Sole, con la **clorofilla**.
Con queste tre cose la **foglia** fa uno zucchero. È il cibo della pianta.
Dalla foglia esce l'**ossigeno**. Noi e gli animali lo respiriamo.

- Radici: la parte sotto terra.
- Gas: una cosa come l'aria.
- Clorofilla: è verde e sta nella foglia.
- Foglia: la parte verde e piatta.
- Ossigeno: il gas che respiriamo.

**Domande**

1. Quali tre cose servono alla pianta?
2. Che cosa fa la foglia con la luce?
3. Perché le piante sono importanti per noi?

## Suggerimenti

> Fai leggere a tutti la stessa domanda: così la discussione è una sola.
>
> Rileggi con il libro di scienze prima di stampare.
`,
  },
  {
    request:
      "Scrivi una circolare per i genitori di una quarta primaria. Annuncia l'uscita del 14 maggio al villaggio operaio di Crespi d'Adda. Si parte da scuola alle 8:15 e si torna alle 16. Servono pranzo al sacco, acqua e scarpe comode. L'autorizzazione va riportata firmata entro il 30 aprile. Usa un tono cordiale e resta sotto le 130 parole. Aggiungi in fondo il tagliando da firmare, con i puntini da riempire.",
    answer: `# Circolare: l'uscita a Crespi d'Adda

## Punti Chiave

- Ci sono giorno, orari, che cosa portare e la scadenza.
- La circolare sta sotto le 130 parole.
- In fondo c'è il tagliando da firmare.

## Contenuto Dettagliato

**Oggetto: uscita del 14 maggio a Crespi d'Adda**

Cari genitori,

il 14 maggio la nostra classe quarta visita il villaggio operaio di Crespi d'Adda.

- **Partenza**: da scuola, alle 8:15
- **Ritorno**: a scuola, alle 16
- **Da portare**: pranzo al sacco, acqua e scarpe comode

Vi chiediamo di firmare il tagliando qui sotto e di riportarlo entro il 30 aprile.

Grazie per la collaborazione. Un cordiale saluto

Le insegnanti

✂ ……………………………………

**Tagliando di autorizzazione**

Io sottoscritto/a …… autorizzo mio figlio/mia figlia …… a partecipare all'uscita del 14 maggio a Crespi d'Adda.

Data …… Firma ……

## Suggerimenti

> Rileggi giorno e orari con una collega.
>
> Di allergie si parla a voce, non nella circolare.
`,
  },
  {
    request: `Prepara una lezione di 50 minuti ${here('sulle Mura veneziane di Bergamo', 'sulla cupola del Duomo di Firenze')} per una seconda superiore. Dividi il tempo in quattro parti: avvio, spiegazione, lavoro a coppie e discussione. Per ogni parte scrivi i minuti, che cosa faccio io e che cosa fanno gli studenti. Proponi tre domande aperte per la discussione. Alla fine elenca le date e i fatti che devo controllare su una fonte sicura.`,
    answer: here(
      `# Le Mura veneziane in 50 minuti

## Punti Chiave

- Le parti sono quattro: 8, 15, 15 e 12 minuti fanno 50.
- Gli studenti lavorano per metà del tempo.
- In fondo ci sono i fatti da controllare.

## Contenuto Dettagliato

| Parte | Minuti | Io | Gli studenti |
|---|---|---|---|
| **Avvio** | 8 | Mostro una pianta di Città Alta e chiedo: «Che cosa chiude la linea intorno?» | Guardano e scrivono un'ipotesi. |
| **Spiegazione** | 15 | Racconto chi le volle, quando e contro chi. Indico le quattro porte. | Segnano le porte sulla pianta. |
| **A coppie** | 15 | Do a ogni coppia un ruolo: soldato, mercante, chi perde la casa, governatore. | Scrivono cinque righe su come vedono i lavori. |
| **Discussione** | 12 | Faccio le domande e tengo il tempo. | Leggono e si rispondono. |

**Tre domande aperte**

1. Chi ci guadagna e chi ci perde quando si costruisce un muro?
2. Mura che non hanno mai visto un assedio sono state inutili?
3. Che cosa difendono oggi le mura?

**Da controllare**

- L'inizio dei lavori: 1561
- Le quattro porte: Sant'Agostino, San Giacomo, Sant'Alessandro, San Lorenzo
- La lunghezza: circa sei chilometri
- Il patrimonio mondiale dell'UNESCO: 2017

## Suggerimenti

> Se il tempo stringe, togli un ruolo e non la discussione.
>
> Per la pianta e le date usa una fonte della biblioteca o del Comune.
`,
      `# La cupola di Firenze in 50 minuti

## Punti Chiave

- Le parti sono quattro: 8, 15, 15 e 12 minuti fanno 50.
- Gli studenti lavorano per metà del tempo.
- In fondo ci sono i fatti da controllare.

## Contenuto Dettagliato

| Parte | Minuti | Io | Gli studenti |
|---|---|---|---|
| **Avvio** | 8 | Mostro una foto della cupola e chiedo: «Come si chiude un buco così grande?» | Guardano e scrivono un'ipotesi. |
| **Spiegazione** | 15 | Racconto chi la progettò, quando, e che cosa c'era di nuovo. Disegno le due cupole. | Copiano il disegno e segnano tre parole. |
| **A coppie** | 15 | Do a ogni coppia un ruolo: architetto, muratore, chi paga, chi abita lì vicino. | Scrivono cinque righe su come vedono i lavori. |
| **Discussione** | 12 | Faccio le domande e tengo il tempo. | Leggono e si rispondono. |

**Tre domande aperte**

1. Perché una città spende tanto per una cosa così alta?
2. Chi è l'autore: chi la disegna o chi la costruisce?
3. Che cosa costruiamo oggi che durerà seicento anni?

**Da controllare**

- I lavori: dal 1420 al 1436
- Il progetto: Filippo Brunelleschi
- Le cupole: due, una dentro l'altra
- Il centro di Firenze nel patrimonio mondiale dell'UNESCO: 1982

## Suggerimenti

> Se il tempo stringe, togli un ruolo e non la discussione.
>
> Per il disegno e le date usa una fonte della biblioteca.
`,
    ),
  },
]
