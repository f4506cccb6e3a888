import type { FinishedAnswers } from '../../content-types.ts'

export const gardenFinished: FinishedAnswers = {
  'vita-quotidiana-balcone': `# Basilico e insalata, sole del mattino

## Punti Chiave

- L'insalata va bene subito: ad aprile cresce volentieri, e il sole del mattino le basta.
- Il basilico teme il freddo della notte. Compralo a fine mese, o a maggio se le notti sono ancora fredde.
- Due vasi per cominciare. A giugno, se ti diverte, si aggiunge il terzo.

## Contenuto Dettagliato

### La spesa

- Una cassetta lunga circa mezzo metro, con i buchi sotto, per l'insalata.
- Un vaso largo una spanna, per il basilico.
- Un sacco di terriccio da orto.
- Una bustina di insalata da taglio. Il basilico si compra già piantina.

### Settimana per settimana

| Quando | Insalata | Basilico |
| --- | --- | --- |
| Inizio aprile | riempi la cassetta, spargi i semi, copri con un velo di terra, bagna piano | |
| Metà aprile | tieni umido: spuntano le prime foglie | |
| Fine aprile | togli le piantine troppo vicine, e mangiale | compra la piantina, di sera tienila in casa |
| Maggio | taglia le foglie a due dita da terra: ricrescono | fuori, e cogli le cime |

### L'acqua

Al mattino, sulla terra. Infila un dito: se è umido aspetta. Nel sottovaso non deve restarne.

## Suggerimenti

> La cassetta bagnata pesa. Su un balcone vecchio mettila vicino al muro, e mai fuori dalla ringhiera.
`,
  'vita-quotidiana-pianta': `# Il geranio con le foglie gialle in basso

## Punti Chiave

- Una o due foglie vecchie che ingialliscono sotto sono normali. Se sono tante, il primo sospetto è l'acqua.
- Con il dito nella terra lo scopri in un minuto.
- Si cambia una cosa sola, e si guarda per una settimana.
- I gerani amano il sole, e in casa al buio ingialliscono.

## Contenuto Dettagliato

### Quattro domande

1. La terra, a un dito di profondità, è bagnata o asciutta?
2. Nel sottovaso c'è acqua?
3. Le foglie gialle sono molli o secche?
4. Da quando è in questo vaso?

### Dalla più probabile

**Troppa acqua.** La terra è bagnata e le foglie sono molli. Svuota il sottovaso e non dare acqua finché è asciutta in superficie.

**Poca acqua.** La terra si stacca dal bordo e le foglie sono secche. Immergi il vaso in un secchio per dieci minuti, poi lascialo scolare.

**Fame.** La terra è vecchia, e le foglie piccole e chiare. Ai gerani piace il concime, quello liquido, nella dose scritta sulla bottiglia.

**Poco sole.** I rami sono lunghi e i fiori pochi. Spostalo di un metro verso la luce.

**Ospiti.** Sotto le foglie ci sono puntini o bestioline. Lava le foglie con acqua tiepida, tre giorni di fila.

### Adesso

Togli le foglie gialle con le dita, così vedi se ne arrivano di nuove. Poi comincia dalla causa che somiglia di più al tuo caso.

## Suggerimenti

> Porta una foglia a un vivaio, chiusa in un sacchetto: a occhio capiscono meglio dell'AI.
`,
  'vita-quotidiana-ricetta-adattare': `# La torta di mele per sei, con meno zucchero

## Punti Chiave

- Da quattro a sei si moltiplica per 1,5.
- Di zucchero se ne può togliere un quinto: la torta resta buona, solo un po' meno dorata.
- La teglia passa da 20 a 24 centimetri, altrimenti l'impasto esce.
- Le mele non vogliono precisione: tre grandi valgono quattro piccole.

## Contenuto Dettagliato

Le dosi di partenza sono di una torta di mele comune. Se la tua è diversa, usa la stessa moltiplicazione.

| Ingrediente | Per 4 | Conto | Per 6 |
| --- | --- | --- | --- |
| Farina | 160 g | 160 × 1,5 | 240 g |
| Zucchero | 100 g | 100 × 1,5 = 150, meno 30 | 120 g |
| Burro | 80 g | 80 × 1,5 | 120 g |
| Uova | 2 | 2 × 1,5 | 3 |
| Mele | 2 | 2 × 1,5 | 3 |
| Latte | 60 ml | 60 × 1,5 | 90 ml |
| Lievito | mezza bustina | 0,5 × 1,5 = 0,75 | tre quarti di bustina |

### La cottura

Nella teglia più larga l'impasto è alto come prima, quindi il tempo cambia poco. Comincia a guardare dopo 35 minuti a 180 gradi, poi infila uno stecchino. Se esce asciutto, è pronta.

### Dove si rovina

Sotto i 100 grammi di zucchero la torta diventa asciutta e compatta. Mele più dolci aiutano: con le Golden si sente meno la differenza.

## Suggerimenti

> Scrivi le dosi nuove a matita nel quaderno. La prossima volta sai se togliere altri dieci grammi.
`,
  'vita-quotidiana-banco-mercato': `# Miele di acacia, 9 euro

## Punti Chiave

- «Dalle mie arnie» è la riga che fa fermare: l'hai fatto tu.
- Mezzo chilo a 9 euro fa 18 euro al chilo. Di solito vanno scritti tutti e due i prezzi.
- Di tosse e di energia sul cartello non si parla: sui cibi queste promesse hanno regole strette.
- Il vaso aperto per l'assaggio vende più del cartello.

## Contenuto Dettagliato

### Il cartello

**MIELE DI ACACIA**

dalle mie arnie, in montagna

**9 euro** il vaso da mezzo chilo

(18 euro al chilo)

Assaggialo: è qui

### Mentre assaggiano

1. «È di acacia, per questo è chiaro e resta liquido a lungo.»
2. «Le arnie sono mie, in montagna. Se vuole le racconto come si fa.»
3. «Lo tenga in dispensa, ben chiuso. In frigo non serve.»

### Prima di fare l'etichetta

- Come si deve chiamare il prodotto, e che cosa bisogna scrivere sul paese di origine?
- Dove vanno il peso, il lotto, la data e il nome di chi lo produce?
- L'assaggio al banco è permesso, e come?
- Che cosa chiede il Comune per vendere al mercato?

Lo sanno un'associazione di apicoltori, l'azienda sanitaria e il Comune. Scritto nel novembre 2026.

## Suggerimenti

> Scrivi il prezzo grande come il nome. Chi non lo vede non chiede, e va via.
`,
  'vita-quotidiana-ricetta-avanzi': `# Due cene con la polenta di ieri

## Punti Chiave

- La polenta fredda fa la crosta se in padella non la tocchi: è la pazienza il segreto.
- Il taleggio salato sostituisce il sale in tutte e due le ricette.
- Tutte e due stanno nella mezz'ora.

## Contenuto Dettagliato

### Crostoni di polenta e taleggio

*Venti minuti, per due.*

400 g di polenta, 100 g di taleggio, una noce di burro, quattro foglie di salvia se ci sono.

1. Taglia la polenta a fette alte un dito.
2. Scalda il burro a fuoco medio. Metti le fette e aspetta 6 minuti senza muoverle.
3. Girale. Dopo altri 4 minuti copri con il taleggio a fettine e metti il coperchio.
4. Due minuti, e il formaggio è sciolto.

### Frittata di polenta

*Venticinque minuti, per due.*

200 g di polenta, 2 uova, 50 g di taleggio, un po' di burro, pepe.

1. Taglia tutto a dadini.
2. Fai dorare la polenta nel burro, 6 minuti.
3. Versa le uova sbattute con il taleggio. Copri, e cuoci 6 minuti a fuoco basso.
4. Gira con un piatto e cuoci altri 3 minuti, finché l'uovo è sodo.

### Si può ancora mangiare?

La polenta di ieri sì, se è stata in frigo. Se è rimasta sul tavolo tutta la notte, o ha un odore acido, una patina o della muffa, buttala tutta. Le uova devono avere il guscio sano e la data non passata.

## Suggerimenti

> Ti avanza ancora? Non scaldarla una seconda volta.
`,
  'vita-quotidiana-casoncelli': `# I casoncelli della domenica, per sei

## Punti Chiave

- Al mattarello la pasta si asciuga in fretta: lavorane un pezzo per volta e copri il resto.
- Il sabato si fa il ripieno, che riposato è più buono.
- La domenica comincia tre ore prima di pranzo.
- Uvetta, amaretti e pera sono la parte che ogni famiglia cambia.

## Contenuto Dettagliato

### La spesa

- **Pasta:** 400 g di farina 00, 100 g di semola di grano duro, 2 uova.
- **Ripieno:** 150 g di macinato per salame, 100 g di arrosto di manzo già cotto, 125 g di pangrattato, 75 g di grana, 1 uovo, 10 g di uvetta, 2 amaretti, mezza pera.
- **Profumi:** aglio, prezzemolo, scorza di limone, noce moscata, sale, pepe.
- **Sopra:** 140 g di burro, 100 g di pancetta a listarelle, 12 foglie di salvia, 80 g di grana.

### Sabato

1. Rosola il macinato con una noce di burro e l'aglio, 10 minuti, finché non è più rosa.
2. Aggiungi la pera a dadini e l'arrosto tritato. Dopo 5 minuti togli l'aglio.
3. Fai intiepidire e metti in frigo, coperto.

### Domenica

1. Impasta farina, semola, uova e circa 150 ml d'acqua, poca per volta, per 10 minuti. Mezz'ora di riposo.
2. Unisci alla carne il resto del ripieno. Deve stare insieme in una pallina.
3. Con il mattarello parti dal centro e gira la sfoglia di un quarto ogni volta. Deve essere sottile come un foglio di cartone leggero.
4. Taglia dischi di 7 cm con un bicchiere. Un cucchiaino di ripieno, chiudi, premi il bordo e schiaccia il centro.
5. Cuoci in acqua salata 7 o 8 minuti. Assaggiane uno.
6. Intanto il burro con la pancetta e la salvia, finché profuma. Sopra, il grana.

### Di casa in casa

C'è chi mette solo carne, chi aggiunge la mortadella, chi non vuole il dolce. Cambia anche la piega.

## Suggerimenti

> Crudi si congelano su un vassoio infarinato, e poi in un sacchetto. Si cuociono senza scongelarli.
`,
}
