import { here } from '../../city.ts'
import type { FinishedAnswers } from '../../content-types.ts'

/** Two blanks at the end of a line: markdown then starts a new line. */
const br = '  '

export const travelFinished: FinishedAnswers = {
  'vita-quotidiana-treno': `# Verona, con il cambio alle 9:55

## Punti Chiave

- Il cambio dura 15 minuti. Con cinque minuti di ritardo diventano 10, e per chi cammina piano sono pochi.
- In tutto sono un'ora e cinquanta, dalle 9:00 alle 10:50.
- Chiedi qual è il treno dopo quello delle 10:10. Se lo sai, il cambio stretto non spaventa.
- Il treno delle 10:10 è il punto debole, non il primo.

## Contenuto Dettagliato

### Il conto

Arrivi alle 9:55 e riparti alle 10:10, cioè dopo 15 minuti. Da questi togli i 5 che un treno perde spesso. Per scendere, cambiare binario e salire con una borsa leggera ne restano 10.

Se i due treni sono sullo stesso marciapiede, bastano. Se ci sono le scale o un sottopasso, cerca un secondo treno che parta **dalle 10:15 alle 10:30**: hai da 20 a 35 minuti, e il tempo per un caffè.

### Per il ritorno

Fai lo stesso conto con più margine, perché a sera si è più stanchi.

### Allo sportello

1. Il cambio è sullo stesso binario? C'è l'ascensore?
2. Se perdo il treno delle 10:10, il biglietto vale per quello dopo?
3. Quel giorno ci sono lavori, o autobus al posto del treno?

### La borsa

Biglietti, documento, occhiali. Telefono carico. Acqua e un panino. Il foglio con gli orari, scritto grande.

## Suggerimenti

> Per salire e scendere c'è un servizio di assistenza in stazione. Si prenota prima, e lo sportello ti dice come.
`,
  'vita-quotidiana-passeggiata': here(
    `# Due ore sulle Mura, quasi in piano

## Punti Chiave

- Da Colle Aperto a porta Sant'Agostino si va in piano o in leggera discesa.
- In cammino stai meno di un'ora. Il resto delle due ore è per sedersi.
- Il posto preciso delle fermate e i bagni aperti non li so. Guardali prima.

## Contenuto Dettagliato

### Si sale in autobus

Dalla stazione prendi un autobus ATB per Città Alta e scendi a Colle Aperto. Chiedi all'autista se è la fermata giusta.

### Da Colle Aperto al baluardo di San Giovanni

Circa 10 minuti. A sinistra hai le case di Città Alta, a destra la pianura. Sul baluardo c'è un prato grande, buono per la prima sosta.

### Fino a porta San Giacomo

Circa 15 minuti sul viale, sotto gli alberi. La porta è di marmo chiaro, con il leone di San Marco, e sotto c'è tutta Città Bassa. Fermati mezz'ora.

Ti stanchi? Da qui si può tornare indietro, e la passeggiata è già bella così.

### Fino a porta Sant'Agostino

Circa 25 minuti, un chilometro che scende piano, tra i giardini e l'antico convento. L'ultima sosta è sul prato della Fara. Poi cerca la fermata per scendere in città.

### Prima di uscire

- Il tempo, e gli orari sul sito di ATB.
- Scarpe comode, acqua, cappello.

## Suggerimenti

> D'estate il sole sulle Mura picchia, quindi meglio prima delle dieci, o dopo le sei di sera.
`,
    `# Due ore al parco, senza salite

## Punti Chiave

- In un parco si gira in tondo. Se ti stanchi torni da dove sei, senza fare tutto il giro.
- In cammino stai meno di un'ora. Il resto delle due ore è per sedersi.
- Quale parco, quale autobus e quali bagni non li so. Chiedili prima.

## Contenuto Dettagliato

### Arrivare

Cerca l'autobus che ferma più vicino all'ingresso in piano. Chiedi all'autista qual è la fermata.

### Dall'ingresso alla prima panchina

Circa 10 minuti sul viale. Guarda gli alberi più grandi, e siediti un quarto d'ora.

### Fino all'acqua, o al prato grande

Circa 15 minuti. Se c'è una fontana o un laghetto, la sosta lunga è qui: mezz'ora. Con il bar aperto, un caffè.

### Il ritorno, dall'altra parte

Circa 25 minuti, passando vicino ai giochi o agli orti. L'ultima panchina è quella vicino alla fermata.

### Prima di uscire

- Il tempo, l'orario del parco e quello dell'autobus di ritorno.
- Scarpe comode, acqua, cappello.

## Suggerimenti

> In biblioteca o allo sportello del Comune sanno quali parchi hanno viali in piano e panchine.
`,
  ),
  'vita-quotidiana-valigia': `# Cinque giorni al mare, con un cambio di treno

## Punti Chiave

- Con un cambio la valigia la porti tu, su e giù, e il peso conta più dei vestiti.
- Per cinque giorni bastano tre cambi e un po' di sapone.
- Libro e scarpe da cammino sono le due cose per cui parti. Mettile per prime.
- Le medicine viaggiano nella borsa che tieni con te.

## Contenuto Dettagliato

**Vestiti**

- Tre magliette, due pantaloni, una giacca leggera.
- Biancheria per cinque giorni, costume, pigiama.
- Le scarpe per camminare le porti ai piedi. Nella valigia, solo i sandali.
- Cappello, e qualcosa per la pioggia.

**Bagno**

- Spazzolino, sapone, pettine.
- Crema per il sole.

**Carte**

- Documento e tessera sanitaria.
- Biglietti di andata e ritorno, e la prenotazione, anche su carta.

**Borsa a mano**

- Occhiali da vicino e da sole, telefono e caricatore.
- Le medicine di ogni giorno, nella loro scatola.
- Il libro, acqua, un panino per il cambio.

**Lascia a casa**

- Il secondo libro, il phon, gli asciugamani se l'albergo li dà.

**Il giorno prima**

- Il tempo in Liguria, il binario del cambio, il telefono carico.
- Gas chiuso, e le chiavi a qualcuno.

## Suggerimenti

> Chiudi la valigia e fai le scale una volta. Se ti fermi a metà, togli i sandali o un pantalone.
`,
  'vita-quotidiana-albergo': `# La telefonata all'albergo

## Punti Chiave

- «Double room» è la doppia. Se vuoi i letti separati si dice «twin room».
- In America «first floor» è il piano terra, in Inghilterra il primo. Aggiungi «with few stairs», e il dubbio passa.
- Il prezzo si fa ripetere, e si chiede se c'è la colazione.
- Anche in inglese le date si dicono piano, e si fanno ripetere.

## Contenuto Dettagliato

**Hotel:** Good morning. How can I help you?${br}
*Buongiorno. Come posso aiutarla?*

**Tu:** Good morning. I would like a double room for three nights.${br}
*Vorrei una camera doppia per tre notti.*

**Hotel:** Certainly. From which day?${br}
*Certo. Da quale giorno?*

**Tu:** From …… to …… . Is there a lift?${br}
*Dal …… al …… . C'è l'ascensore?*

**Hotel:** I'm afraid not.${br}
*Purtroppo no.*

**Tu:** Then I need a room on the first floor, with few stairs, please.${br}
*Allora mi serve una camera al primo piano, con poche scale, per favore.*

**Hotel:** That's fine. It is …… euros per night.${br}
*Va bene. Sono …… euro a notte.*

**Tu:** Sorry, can you repeat slowly? Is breakfast included?${br}
*Scusi, può ripetere piano? La colazione è compresa?*

### L'email di conferma

Dear Sir or Madam,

I would like to confirm a double room for three nights, from …… to …… . As there is no lift, I need a room with few stairs.

Could you please confirm the total price?

Kind regards,${br}
[nome e cognome]

## Suggerimenti

> Il numero della carta non si scrive in un'email. Chiedi di pagare all'arrivo: «Can I pay on arrival?».
>
> Prova con una persona che fa la parte dell'albergo e parla in fretta.
`,
  'vita-quotidiana-agriturismo': `# Tre notti a metà maggio

## Punti Chiave

- L'età del bambino sta nella prima riga, perché molti fanno uno sconto.
- Una camera al piano terra può essere una sola. Chiederla subito evita di scegliere due volte.
- Il prezzo va chiesto con la cena e con la tassa di soggiorno dentro.

## Contenuto Dettagliato

Buongiorno,

avete posto a metà maggio, per tre notti? Siamo due adulti e un bambino di sei anni. Le date possono spostarsi di qualche giorno: per esempio dal …… al …… .

Ci servono una camera al piano terra e la cena.

Quanto costa in tutto, con la cena e la tassa di soggiorno? Chiedete una caparra? Se dobbiamo disdire, fino a quando si può?

Se in quei giorni siete al completo, ditemi pure quando c'è posto.

Grazie e a presto

[nome e cognome]${br}
Telefono: ……

## Suggerimenti

> Se il bambino è allergico a qualcosa, dillo per telefono, prima di prenotare.

### Prima della caparra

Telefona a un numero che hai trovato tu, e chiedi se hanno ricevuto il messaggio. Fatti scrivere prezzo, date e come si disdice. Guarda a chi va il bonifico. Il nome deve essere quello dell'agriturismo o di chi lo gestisce. Se hanno fretta di incassare, lascia perdere.
`,
  'vita-quotidiana-frasi-viaggio': `# Dodici frasi per Londra

## Punti Chiave

- «Sorry» serve per tutto: chiedere, fermare qualcuno, dire che non hai capito.
- Sugli autobus di Londra non si paga in contanti. Si appoggia la carta o il telefono. Controlla prima di partire.
- La pronuncia accanto è alla buona, come la leggerebbe un italiano.
- «Please» in fondo a ogni domanda cambia la faccia di chi risponde.

## Contenuto Dettagliato

| Quando | In italiano | In inglese | Si dice |
| --- | --- | --- | --- |
| Sempre | Mi scusi | Sorry | sòri |
| Sempre | Per favore, grazie | Please, thank you | pliis, tenk iù |
| Al bar | Un caffè e un tè, per favore | A coffee and a tea, please | e còfi end e tii, pliis |
| Al bar | Un bicchiere d'acqua | A glass of water | e glas ov uòter |
| Al bar | Il conto, per favore | The bill, please | de bil, pliis |
| In autobus | Va in centro? | Do you go to the centre? | du iù gòu tu de sènter |
| In autobus | Dove scendo? | Where do I get off? | uèr du ai ghet of |
| Per strada | Dov'è la fermata? | Where is the bus stop? | uèr is de bas stop |
| Per strada | È lontano a piedi? | Is it far on foot? | is it faar on fut |
| Per strada | Dove sono i bagni? | Where are the toilets? | uèr ar de tòilets |
| Non capisco | Più piano, per favore | More slowly, please | mor slòuli, pliis |
| Aiuto | Mi può aiutare? | Can you help me? | chen iù elp mi |

## Suggerimenti

> Piega il foglio in quattro e scrivi dietro il nome dell'albergo. Lo fai vedere, e ti indicano la strada.
>
> Per un'emergenza nel Regno Unito si chiama il 999. Vale anche il 112.
`,
}
