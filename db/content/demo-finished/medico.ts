import { city } from '../../city.ts'
import type { FinishedAnswers } from '../../content-types.ts'

/** Two blanks at the end of a line: markdown then starts a new line. */
const br = '  '

const week = ['Lunedì', 'Martedì', 'Mercoledì', 'Giovedì', 'Venerdì', 'Sabato', 'Domenica']

export const medicoFinished: FinishedAnswers = {
  'medico-foglio-paziente': `# La pressione, misurata a casa

## Punti Chiave

- A 75 anni il passo che si salta è il riposo prima della misura.\\*
- L'altezza del braccio cambia il risultato, e va mostrata di persona.\\*
- Quali numeri vanno bene lo dice il medico, e il foglio non ne parla.
- Rifare la misura tre volte per paura alza i numeri: va detto con calma.\\*

## Contenuto Dettagliato

**Prima**

1. Si sieda, con la schiena appoggiata e i piedi per terra.\\*
2. Non accavalli le gambe.\\*
3. Stia in silenzio e riposi per …… minuti.\\*

**La misura**

4. Metta il bracciale sul braccio nudo, come nel disegno del libretto.\\*
5. Appoggi il braccio sul tavolo, all'altezza del cuore.\\*
6. Prema il pulsante. Non parli finché non ha finito.\\*

**Dopo**

7. Scriva i due numeri grandi, il giorno e l'ora.
8. Non rifaccia la misura per ansia. Se ha un dubbio telefoni: ……

**Lo scrive il medico**

Quando misurare: ……${br}
Quale braccio: ……${br}
Quante volte: ……${br}
Farmaci: ……${br}
Quando chiamare lo studio: ……

Se sta male all'improvviso, lasci stare la misura e chiami il 112.

## Suggerimenti

> Controlla le righe con l'asterisco, poi togli gli asterischi e stampa in corpo 18.
>
> Fai fare la prima misura in studio, con l'apparecchio del paziente.
`,
  'medico-avviso': `# Chiuso per ferie in agosto

## Punti Chiave

- Chi prende medicine ogni giorno deve chiederle prima. È la prima riga dopo le date.
- Chi resta in città cerca il nome di chi sostituisce. Va scritto in grande.
- Va appeso a luglio, quando c'è ancora il tempo di chiedere le ricette.

## Contenuto Dettagliato

**LO STUDIO È CHIUSO PER FERIE**

dal …… al …… agosto

Prende medicine tutti i giorni? Chieda le ricette **entro il ……**

Dove: in segreteria, …… dalle …… alle ……${br}
Telefono: ……

In quei giorni risponde il dottor ……${br}
Telefono: ……

Notte e festivi: 116117. Emergenza: 112.

Buone vacanze, e grazie della pazienza.

## Suggerimenti

> Metti una copia piccola sul banco, da portare via. I numeri a casa servono di più.
>
> Anche la segreteria telefonica deve dire le stesse date. Se il sostituto riceve in un altro studio, scrivi la via e come ci si arriva.
`,
  'medico-segreteria': `# Risposta per chi chiede una ricetta per email

## Punti Chiave

- La ricetta si dà, ma in segreteria. Il no riguarda solo l'email.
- Chi non può muoversi ha bisogno di sapere chi può venire al suo posto.
- Se nell'email c'è scritto «sto male», questa risposta non va mandata.

## Contenuto Dettagliato

Gentile paziente,

grazie per averci scritto. La ricetta della sua cura possiamo prepararla, ma non per email: così i suoi dati restano al sicuro e nessuna richiesta si perde.

Per tutti la regola è la stessa. Le ricette si chiedono e si ritirano in segreteria.

**Orari:** ……${br}
**Telefono:** ……${br}
**Se non può venire:** ……

Quando chiede la ricetta porti la scatola, o il foglio con il nome della medicina.

Se ha un dubbio sulla cura ne parli con il medico, in visita o per telefono.

**In un'emergenza non scriva: chiami subito il 112.**

Un saluto cordiale,

la segreteria dello studio ……

## Suggerimenti

> Il medico la legga prima che entri in uso, e decida che cosa vale per chi abita lontano.
`,
  'medico-diario': `# La mia pressione, una settimana

## Punti Chiave

- Sette giorni, mattina e sera, sono quattordici misure.
- Una casella vuota dice al medico che quel giorno la misura è saltata. È meglio di un numero inventato.
- Le domande in fondo si scrivono quando vengono, anche di notte.

## Contenuto Dettagliato

**Nome:** …… **Dal:** ……

1. Tenga il foglio vicino all'apparecchio.
2. Misuri alla stessa ora, quella che ha detto il medico.
3. Scriva subito i due numeri.
4. Se salta, lasci vuoto.

| Giorno | Mattina, ora | Mattina, numeri | Sera, ora | Sera, numeri |
| --- | --- | --- | --- | --- |
${week.map((day) => `| ${day} | | / | | / |`).join('\n')}

**Quel giorno è successo qualcosa?** (una visita, una notte senza dormire)

……

**Voglio chiedere al medico**

1. ……
2. ……

**Quando chiamare lo studio, lo scrive il medico:** ……

## Suggerimenti

> Stampalo in orizzontale, con caselle alte un dito: chi scrive con la mano che trema ha bisogno di spazio.
>
> Riempite insieme la prima riga.
`,
  'medico-esame': `# Il prelievo di sangue, spiegato a 80 anni

## Punti Chiave

- Su «da otto ore» è facile sbagliarsi, perché chi legge non sa da quando contare. Serve l'ora.
- L'acqua si può bere. Molti anziani pensano di no, e al prelievo è peggio.
- Delle medicine il laboratorio non dice niente, e quella riga la scrive lo studio.

## Contenuto Dettagliato

**Il giorno prima**

Dopo le …… non mangi più.\\*

Può bere acqua.

**La mattina**

Non mangi. L'acqua la può bere.

Venga alle ……, in …… .

**Dopo l'esame**

(Il laboratorio non dice niente.)

### Le frasi con due significati

- **A digiuno da otto ore.\\*** Niente da mangiare nelle otto ore prima. Vale anche per il caffè e il latte? Il testo nomina solo l'acqua. Chiedi al laboratorio.
- **Presentarsi.** È venire, non telefonare.

## Suggerimenti

> L'ora dell'ultimo boccone la scrivi a mano, per ogni paziente: prelievo alle 8:00, ultimo boccone prima di mezzanotte.
>
> Delle medicine del mattino deve decidere il medico. Prima di dare il foglio, chiedi a chi lo riceve che cosa farà.
`,
  'medico-vaccino': `# L'invito per chi ha 60 anni o più

## Punti Chiave

- Il testo ufficiale dice una cosa sola: dai 60 anni è gratis. L'invito non ne aggiunge altre.
- «Vaccino contro l'influenza» si capisce meglio di «vaccinazione antinfluenzale».
- Chi ha un dubbio deve avere un numero da chiamare, altrimenti non viene.

## Contenuto Dettagliato

Gentile paziente,

se ha 60 anni o più, il vaccino contro l'influenza per lei è gratis.

Può farlo nel nostro studio.

**Giorni e orari:** ……${br}
**Dove:** ……${br}
**Per prenotare:** ……

Se vuole parlarne prima con il medico, chiami il …… .

Un saluto cordiale,

lo studio ……

## Suggerimenti

> «Nel nostro studio» è una mia idea. Se il vaccino si fa altrove, scrivi dove.
>
> Confronta con il testo di quest'anno e scrivi la data in cui l'hai letto. Prima di spedirlo a tutti, leggilo a voce a un paziente. Se chiede «devo venire per forza?», ammorbidisci il tono.
`,
  'medico-colloquio': `# Dire a qualcuno di non guidare più

## Punti Chiave

- L'auto può essere l'ultima cosa che fa da solo. Chi ascolta sente quella perdita, prima del consiglio.
- Rabbia e tristezza arrivano insieme. Si risponde alla più forte, e la seconda si calma.
- Serve un'alternativa pronta, con orari e un nome.
- Si parla a quattr'occhi, con la porta chiusa e il telefono staccato.

## Contenuto Dettagliato

### Per aprire

«Prima di tutto mi racconti com'è una sua settimana. Dove va con la macchina?»

Poi un silenzio, e: «C'è una cosa difficile, e preferisco dirgliela io.»

### Tre frasi

1. «Le consiglio di non guidare più. So che non è una cosa da poco.»
2. «Non è un giudizio su come ha guidato in tutti questi anni.»
3. «Oggi non decidiamo tutto. Vediamo insieme la prima cosa: come va a fare la spesa giovedì.»

### Cinque reazioni

- **«Mi sta dando del vecchio.»** «Le sto dicendo che mi preoccupo. Del resto della sua vita decide lei.»
- **Piange.** Non dire niente per un po'. Poi: «Che cosa le mancherà di più?»
- **«Io guido lo stesso.»** «Capisco. Se succedesse qualcosa, chi vorrebbe proteggere per primo?»
- **«Solo fino al paese.»** «Proviamo a vedere come ci si arriva senza.»
- **Non risponde.** «Resto qui. Quando vuole.»

## Suggerimenti

> Prova a voce alta la frase numero uno. Se la dici più in fretta delle altre, rallentala.
>
> Le regole sulla patente le conosce il medico, e non stanno in questo foglio.
`,
  'medico-incontro': `# Un'ora sulle cadute in casa

## Punti Chiave

- La prova pratica arriva a metà, quando sulle sedie si comincia a guardare l'orologio.
- In una biblioteca di ${city.name} si fa seduti, a tavoli. Nessuno deve alzarsi per partecipare.
- Numeri e percentuali vanno presi dall'Istituto Superiore di Sanità. Qui restano vuoti.
- Chi ascolta ricorda una cosa sola, e può sceglierla.

## Contenuto Dettagliato

| Minuti | Che cosa si fa |
| --- | --- |
| 0-5 | Benvenuto. «Alzi la mano chi ha inciampato in un tappeto.» |
| 5-15 | Quante persone cadono in casa, e dove. ……\\* |
| 15-30 | Stanza per stanza: luce sulle scale, tappeti fermati, cose di ogni giorno in basso, appoggio in bagno.\\* |
| 30-45 | **Prova.** A ogni tavolo la pianta di una casa. Con la penna rossa si cercano dieci pericoli. |
| 45-55 | Domande. Del proprio caso si parla con il medico. |
| 55-60 | Ognuno scrive una cosa che cambia entro domenica. |

### Da controllare sul sito dell'Istituto

- Quanti anziani cadono in un anno.\\*
- Le stanze in cui succede di più.\\*
- Se esercizi di equilibrio sono consigliati, e quali.\\*

### Da portare

Le piante, una per tavolo. Penne rosse. Un tappetino e una ciabatta aperta dietro, da far vedere. Un foglio con i numeri del quartiere: ……

## Suggerimenti

> Si parla al microfono anche se la sala è piccola.
>
> Chi è caduto da poco può commuoversi. Lascialo raccontare, e prosegui piano.
`,
}
