import type { PrintedAnswer } from '../../content-types.ts'

export const medicoAnswers: PrintedAnswer[] = [
  {
    request:
      'Scrivi un foglio per i pazienti su come misurare la pressione a casa. Chi legge ha circa 75 anni. Spiega in passi numerati come prepararsi, come sedersi, come mettere il bracciale e come annotare i numeri. Usa frasi brevi e parole di tutti i giorni. Non indicare farmaci, dosi o valori normali: lascia uno spazio che riempio io. In fondo lascia una riga vuota su quando chiamare lo studio. Segna con un asterisco ogni passo che devo verificare.',
    answer: `# Come misurare la pressione a casa

## Punti Chiave

- È una bozza: il medico controlla ogni passo con l'asterisco.
- Non ci sono valori, farmaci o dosi: li scrive il medico.
- Scritto a novembre 2026, con parole generali.

## Contenuto Dettagliato

**Prima**

1. Vada in bagno, poi si sieda e aspetti cinque minuti. \\*
2. Nella mezz'ora prima non beva caffè e non fumi. \\*
3. Si metta in un posto caldo e silenzioso. Non parli.

**Come si siede**

4. Appoggi la schiena alla sedia e tutti e due i piedi a terra.
5. Non accavalli le gambe.
6. Appoggi il braccio sul tavolo, all'altezza del cuore. \\*

**Il bracciale**

7. Lo metta sul braccio nudo, due dita sopra la piega del gomito. \\*
8. Lo stringa bene: sotto deve passare un dito. \\*
9. Prema il pulsante e non si muova finché si sgonfia.

**I numeri**

10. Aspetti un minuto e misuri un'altra volta. \\*
11. Scriva giorno, ora, il numero alto e il numero basso.

I suoi valori, scritti dal medico: ……………………

Quando misurare: ……………………

**Chiami lo studio se**: ……………………

## Suggerimenti

> Prima di consegnarlo, fai vedere i passi con l'apparecchio in mano.
>
> Stampalo con lettere grandi. Chi sta molto male chiama il 112, non misura un'altra volta.
`,
  },
  {
    request:
      "Scrivi un cartello per la sala d'attesa di un medico di famiglia. Lo studio chiude per ferie la seconda settimana di agosto. Spiega che è meglio chiedere prima le ricette delle cure di ogni giorno. Lascia spazi vuoti per le date, per chi sostituisce il medico e per i numeri utili. Usa un tono gentile e resta sotto le 80 parole. Aggiungi una versione più breve, da mandare come messaggio sul telefono.",
    answer: `# Cartello per le ferie di agosto

## Punti Chiave

- Il cartello sta sotto le 80 parole.
- Date, sostituto e numeri sono da riempire.
- Sotto c'è il messaggio breve per il telefono.

## Contenuto Dettagliato

**Lo studio chiude per ferie**

Nella seconda settimana di agosto lo studio è chiuso, dal …… al …….

Se prende una medicina ogni giorno, chieda la ricetta prima di quella data. Così non resta senza.

In quei giorni può rivolgersi a: ……
Telefono: ……
Di notte e nei festivi: ……

Grazie, e buona estate a tutti.

**Il messaggio**

Lo studio è chiuso per ferie dal …… al …… agosto. Chieda prima le ricette di ogni giorno. In quei giorni chiami: ……

## Suggerimenti

> Appendi il cartello tre settimane prima, all'altezza degli occhi di chi è seduto.
>
> Nel messaggio non scrivere nomi di medicine o di pazienti.
`,
  },
  {
    request:
      'Aiuta un medico di famiglia a preparare un colloquio. Deve dire a una persona anziana che è meglio non guidare più. Proponi come aprire il discorso, tre frasi calme per dirlo e quattro domande per capire che cosa teme. Immagina cinque reazioni della persona e suggerisci una risposta per ognuna. Evita frasi fredde e rimproveri. Non fare diagnosi: la scelta è del medico.',
    answer: `# Un colloquio difficile: non guidare più

## Punti Chiave

- Prima si ascolta, poi si dice.
- La macchina vuol dire libertà: è quella che si teme di perdere.
- Le parole sono una prova: la scelta resta del medico.

## Contenuto Dettagliato

**Come aprire**

«Oggi vorrei parlare con lei di una cosa a cui tengo: la sua sicurezza quando è in strada. Mi racconta dove va di solito in macchina?»

**Tre frasi per dirlo**

1. «Per come la vedo oggi, penso che sia meglio lasciare la guida.»
2. «Non è una colpa: ha guidato bene per tanti anni.»
3. «Cerchiamo insieme come fare le cose che le servono.»

**Quattro domande**

1. Che cosa le mancherebbe di più?
2. Chi potrebbe accompagnarla, qualche volta?
3. Che cosa la preoccupa se ne parla in famiglia?
4. C'è una strada o un'ora in cui guidare le fa già paura?

**Cinque reazioni**

- **«Guido da cinquant'anni!»** «È vero, e si vede. Proprio per questo smettere adesso è una scelta da persona prudente.»
- **Il silenzio.** «Capisco che è una notizia pesante. Possiamo stare zitti un momento.»
- **«E la spesa chi la fa?»** «Ha ragione, è la prima cosa da risolvere. Facciamo un elenco.»
- **«Lo ha chiesto mio figlio?»** «Questo lo dico io, come suo medico. Con suo figlio parliamo solo se lei vuole.»
- **«Ci penserò.»** «Certo. Ci rivediamo presto, e intanto le chiedo di non guidare.»

## Suggerimenti

> Di' le frasi ad alta voce e cambiale finché sono tue.
>
> Che cosa va segnalato, e a chi, lo sai tu: le regole si controllano prima del colloquio.
`,
  },
  {
    request:
      'Prepara un diario di una settimana da stampare su un foglio A4. Serve a una persona che vuole segnare come dorme. Fai una tabella con una riga per giorno. Le colonne sono: ora in cui va a letto, ora in cui si alza, risvegli di notte, caffè, riposo di giorno, note. Sopra la tabella scrivi quattro righe di istruzioni per una persona di 80 anni. Non dare consigli di cura. In fondo lascia lo spazio per le domande al medico.',
    answer: `# Il diario del sonno

## Punti Chiave

- C'è una riga per ogni giorno della settimana.
- Si riempie con la penna, la mattina.
- Non ci sono consigli di cura: di quelli parla il medico.

## Contenuto Dettagliato

Ogni mattina riempia una riga, con calma.
Scriva le ore più o meno: non serve guardare l'orologio di notte.
Se un giorno lo salta, lasci la riga vuota e vada avanti.
Porti il foglio alla prossima visita.

| Giorno | A letto | Si alza | Risvegli | Caffè | Riposo di giorno | Note |
|---|---|---|---|---|---|---|
| Lunedì | …… | …… | …… | …… | …… | …… |
| Martedì | …… | …… | …… | …… | …… | …… |
| Mercoledì | …… | …… | …… | …… | …… | …… |
| Giovedì | …… | …… | …… | …… | …… | …… |
| Venerdì | …… | …… | …… | …… | …… | …… |
| Sabato | …… | …… | …… | …… | …… | …… |
| Domenica | …… | …… | …… | …… | …… | …… |

**Le mie domande per il medico**

……………………………………

……………………………………

## Suggerimenti

> Stampalo con il foglio girato in orizzontale: le caselle vengono più larghe.
>
> Il nome si scrive a mano sul foglio, non nella richiesta all'AI.
`,
  },
]
