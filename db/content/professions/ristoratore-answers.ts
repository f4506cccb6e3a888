import { city, here } from '../../city.ts'
import type { PrintedAnswer } from '../../content-types.ts'

export const ristoratoreAnswers: PrintedAnswer[] = [
  {
    request: `Scrivi il menu del pranzo di una trattoria di ${city.name}. I primi sono casoncelli e minestra di verdure. I secondi sono brasato con polenta e frittata con le erbe. Il dolce è la torta di mele. Per ogni piatto scrivi il nome e una riga semplice che lo racconta. Non aggiungere ingredienti che non ho scritto. Lascia vuoto lo spazio per i prezzi. In fondo invita gli ospiti a chiedere informazioni sugli allergeni.`,
    answer: `# Il menu del pranzo

## Punti Chiave

- Ci sono due primi, due secondi e un dolce.
- Nessun ingrediente è stato aggiunto.
- I prezzi li metti tu, al posto dei puntini.

## Contenuto Dettagliato

**I primi**

**Casoncelli** …… euro
La pasta ripiena di casa nostra, come la si mangia qui.

**Minestra di verdure** …… euro
Calda e semplice, per cominciare leggeri.

**I secondi**

**Brasato con polenta** …… euro
Carne cotta a lungo e piano, con la compagna di sempre.

**Frittata con le erbe** …… euro
Profumata, fatta al momento.

**Il dolce**

**Torta di mele** …… euro
Quella della domenica, anche a pranzo.

Gentili ospiti, per gli allergeni chiedete a noi: vi diciamo che cosa c'è in ogni piatto.

## Suggerimenti

> «Fatta al momento» deve essere vero: se non lo è, togli la riga.
>
> Tieni pronto in sala il foglio degli allergeni, scritto dalla cucina.
`,
  },
  {
    request:
      'Scrivi la risposta a una recensione di due stelle. Il cliente dice che ha aspettato quaranta minuti e che la polenta era fredda. Era sabato sera e in sala mancava una persona. Chiedi scusa senza cercare pretesti. Spiega che ora il sabato prendiamo meno prenotazioni. Invita il cliente a tornare, ma non promettere sconti. Usa al massimo sei righe.',
    answer: `# Risposta alla recensione

## Punti Chiave

- Prima le scuse, poi il fatto, poi che cosa è cambiato.
- La persona che mancava è detta in mezza riga, senza farne un pretesto.
- Non ci sono sconti.

## Contenuto Dettagliato

Buongiorno, grazie per averci scritto.
Quaranta minuti di attesa e la polenta fredda sono colpa nostra: ci scusiamo.
Quel sabato sera in sala mancava una persona, e dovevamo organizzarci meglio.
Da allora il sabato prendiamo meno prenotazioni, così ogni tavolo ha il suo tempo.
Se vorrà tornare, saremo contenti di servirle una polenta come si deve.

## Suggerimenti

> Rispondi a mente fredda, e rileggi il giorno dopo. La leggono anche i clienti di domani.
>
> Se conosci il cliente, telefonagli.
`,
  },
  {
    request: `Traduci in inglese e in tedesco questi piatti. I casoncelli sono pasta ripiena di carne, con burro, salvia e pancetta. La polenta taragna si fa con farina di mais e di grano saraceno, burro e formaggio. La ${here('torta Donizetti è una ciambella soffice', 'ciambella è un dolce soffice')} con albicocche e ananas canditi. Lascia il nome del piatto in italiano. Sotto spiega il piatto in una riga. Segnala le parole su cui hai dubbi.`,
    answer: `# Tre piatti in inglese e in tedesco

## Punti Chiave

- I nomi dei piatti restano in italiano.
- Sotto c'è una riga per lingua.
- Tre parole sono da far controllare: stanno in fondo.

## Contenuto Dettagliato

**Casoncelli**
Inglese: Pasta filled with meat, served with butter, sage and bacon.
Tedesco: Mit Fleisch gefüllte Pasta, mit Butter, Salbei und Bauchspeck.

**Polenta taragna**
Inglese: Polenta of corn and buckwheat flour, with butter and cheese.
Tedesco: Polenta aus Mais- und Buchweizenmehl, mit Butter und Käse.

**${here('Torta Donizetti', 'Ciambella')}**
Inglese: A soft ring cake with candied apricots and pineapple.
Tedesco: Ein weicher Kranzkuchen mit kandierten Aprikosen und kandierter Ananas.

**Parole con qualche dubbio**

- «Bacon»: la pancetta non è sempre affumicata. Puoi lasciare «pancetta».
- «Bauchspeck»: in Austria e in Germania indica tagli un po' diversi.
- «Kranzkuchen»: è un dolce a forma di anello. Fallo leggere a chi parla tedesco.

## Suggerimenti

> Prima di stampare, fai leggere le righe a chi conosce bene la lingua.
>
> Aggiungi gli allergeni in tutte e due le lingue: glutine, latte e uova ci sono quasi sempre.
`,
  },
  {
    request:
      'Prepara i turni di sala per una settimana. Il locale è chiuso il lunedì. Apriamo a pranzo da martedì a domenica. Apriamo a cena il giovedì, il venerdì e il sabato. Servono due persone a pranzo e tre a cena. Le persone sono tre: A, B e C. Ognuna riposa il lunedì e un altro giorno. Fai una tabella con i giorni nelle righe. Alla fine conta i turni di ogni persona.',
    answer: `# I turni della settimana

## Punti Chiave

- A cena servono tre persone: ci siete tutti il giovedì, il venerdì e il sabato.
- Il secondo riposo cade allora di martedì, mercoledì o domenica.
- I conti tornano: 21 turni, 7 a testa.

## Contenuto Dettagliato

| Giorno | Pranzo | Cena | Riposa |
|---|---|---|---|
| Lunedì | chiuso | chiuso | A, B, C |
| Martedì | B, C | chiuso | A |
| Mercoledì | A, C | chiuso | B |
| Giovedì | A, B | A, B, C | – |
| Venerdì | A, C | A, B, C | – |
| Sabato | B, C | A, B, C | – |
| Domenica | A, B | chiuso | C |

**I turni di ogni persona**

- **A**: 4 pranzi e 3 cene, in tutto 7.
- **B**: 4 pranzi e 3 cene, in tutto 7.
- **C**: 4 pranzi e 3 cene, in tutto 7.

## Suggerimenti

> Da giovedì a sabato nessuno riposa. Se uno si ammala, chi chiami? Decidilo prima.
>
> Cambia i riposi ogni settimana. Ore e riposi di legge li controlli con chi fa le paghe.
`,
  },
]
