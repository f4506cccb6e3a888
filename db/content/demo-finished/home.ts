import type { FinishedAnswers } from '../../content-types.ts'

/** Two blanks at the end of a line: markdown then starts a new line. */
const br = '  '

export const homeFinished: FinishedAnswers = {
  'vita-quotidiana-amministratore': `# La macchia sul soffitto del bagno

## Punti Chiave

- Da dove viene l'acqua non si sa ancora: può essere un tubo comune o il bagno di sopra. La lettera chiede di cercarlo.
- Un mese è tanto. Segna con la matita il bordo della macchia, così si vede se cresce.
- Se serve entrare anche nell'appartamento di sopra, lo organizza l'amministratore.
- Le spese si discutono dopo la causa, e la lettera non ne parla.

## Contenuto Dettagliato

Data: ……

**Oggetto: macchia di umidità sul soffitto del bagno, richiesta di un idraulico**

Gentile amministratore,

sul soffitto del mio bagno c'è una macchia di umidità. È cominciata circa un mese fa.

Le chiedo di mandare un idraulico a cercare la causa, e di dirmi per iscritto quando viene. In casa mi trova …… .

Se servisse vedere anche l'appartamento di sopra, le chiedo di avvisare lei chi ci abita.

Le allego due fotografie. La ringrazio e aspetto una sua risposta entro …… .

Cordiali saluti

Nome e cognome: [nome e cognome]${br}
Indirizzo, scala e piano: ……${br}
Firma: ……

## Suggerimenti

> Manda la lettera con una raccomandata o con un'email di cui tieni copia, e allega le foto con la data.
>
> L'acqua gocciola vicino alla luce? Non toccare l'interruttore e telefona adesso.
`,
  'vita-quotidiana-bolletta': `# Dieci euro e ottanta in più: da dove vengono

## Punti Chiave

- La somma torna: 66,40 euro adesso, 55,60 prima.
- È cresciuta soprattutto la quota consumi, di 9,80 euro.
- Hai usato 30 kWh in più, e ogni kWh costa 2 centesimi in più. Pesano tutte e due le cose.
- La quota fissa e la quota potenza sono uguali: lì non è cambiato niente.

## Contenuto Dettagliato

### La somma rifatta

| Riga | Adesso | Prima | Differenza |
| --- | --- | --- | --- |
| Quota consumi | 160 × 0,24 = 38,40 | 130 × 0,22 = 28,60 | 9,80 |
| Quota fissa | 12,00 | 12,00 | 0 |
| Quota potenza | 9,00 | 9,00 | 0 |
| Imposte | 7,00 | 6,00 | 1,00 |
| **Totale** | **66,40** | **55,60** | **10,80** |

**Perché la quota consumi sale di 9,80?** Con il prezzo di prima i 30 kWh in più costerebbero 30 × 0,22 = 6,60 euro. Il resto viene dal prezzo: 160 × 0,02 = 3,20 euro. E 6,60 + 3,20 fa 9,80.

### Le parole

- **kWh:** la misura dell'energia. Una stufetta da mille watt ne usa uno in un'ora.
- **Quota consumi:** i kWh usati per il loro prezzo.
- **Quota fissa:** si paga ogni mese, anche a casa vuota.
- **Quota potenza:** il prezzo della forza massima del contatore.
- **Imposte:** le tasse sull'energia e l'IVA.

### Tre domande per il servizio clienti

1. Quanti giorni comprende questa bolletta, e quanti quella di prima?
2. La lettura è rilevata o stimata?
3. Il prezzo è salito di 2 centesimi: è quello del mio contratto?

## Suggerimenti

> Per la terza domanda guarda il box dell'offerta, sulla bolletta, e il foglio del contratto.
>
> Chiama il numero di una bolletta vecchia, che hai già pagato.
`,
  'vita-quotidiana-impegni': `# La settimana sul frigorifero

## Punti Chiave

- Giovedì il parrucchiere cade nell'ora del riposo: per esserci alle 15 esci quando dovresti riposare.
- Se il parrucchiere può alle 16:30, riposi e sei a casa per cena. Prima senti tua figlia.
- Martedì e sabato vanno bene così.

## Contenuto Dettagliato

| Giorno | Impegno | Esco alle | Con chi | Che cosa porto |
| --- | --- | --- | --- | --- |
| Martedì | Banca, ore 10:00 | 9:15 | in autobus | documento, occhiali, biglietto |
| Giovedì | Parrucchiere, ore 15:00, **da spostare alle 16:30** | 16:00 | mia figlia | soldi, foulard |
| Sabato | Mercato, al mattino | 9:00 | in autobus | lista, borsa con le ruote, biglietto |

I minuti sono una proposta: mezz'ora di autobus e un quarto d'ora di scorta per la banca. Guarda l'orario della tua fermata e correggi.

### La telefonata al parrucchiere

«Buongiorno, ho un appuntamento giovedì alle 15. Posso venire alle 16:30? Se no, quando ha posto?»

### Se non si può spostare

Riposa prima, da mezzogiorno e mezza alle due, e pranza più tardi.

## Suggerimenti

> Copiala a penna grossa. Sotto lascia una riga bianca per quello che capita.
`,
  'vita-quotidiana-confronta': `# Due offerte per il telefono, su due anni

## Punti Chiave

- In due anni la seconda costa 71 euro di meno: 505 contro 576.
- I 49 euro iniziali si ripagano in meno di dieci mesi, perché ogni mese ne risparmi 5.
- Se il prezzo di 19 euro dura solo un anno, il conto può girare. È la prima cosa da chiedere.
- La differenza è di circa tre euro al mese. Può contare di più che, se chiami, risponda qualcuno.

## Contenuto Dettagliato

| Voce | Prima offerta | Seconda offerta |
| --- | --- | --- |
| Al mese | 24 euro | 19 euro |
| All'inizio | 0 euro | 49 euro |
| 24 mesi | 24 × 24 = 576 | 19 × 24 = 456 |
| **In tutto** | **576 euro** | 456 + 49 = **505 euro** |

### Quando la seconda diventa più cara

Se dopo un anno salisse a 25 euro, il totale sarebbe 12 × 19 + 12 × 25 + 49 = 577 euro. Un euro più della prima.

### Che cosa manca per decidere

- Fino a quando vale ogni prezzo, e che cosa succede dopo.
- Quanto costa andare via prima dei due anni.
- Che cosa è compreso: le chiamate ai cellulari, internet, l'apparecchio.
- Se il numero di casa resta lo stesso.

### Al telefono, o nel negozio

«Mi manda per iscritto il prezzo, fino a quando vale e il costo per andare via?»

## Suggerimenti

> Non dire di sì nella stessa telefonata. Il foglio si legge il giorno dopo, con la calcolatrice accanto.
`,
  'vita-quotidiana-verbale-assemblea': `# La facciata si fa. Quanto ti tocca, qui non c'è

## Punti Chiave

- L'assemblea ha deciso il lavoro, e ognuno paga secondo la grandezza della sua casa.
- Per sapere la tua parte servono due numeri che mancano: la spesa totale e i tuoi millesimi.
- Anche le date delle rate mancano in queste righe.

## Contenuto Dettagliato

### Le parole

- **Si delibera:** l'assemblea ha votato e ha deciso.
- **Riparto:** come si divide la spesa.
- **Millesimi:** il palazzo vale mille parti. I tuoi millesimi sono le parti di casa tua, e stanno in una tabella allegata al regolamento.

### Il conto, quando avrai i numeri

La spesa per i tuoi millesimi, diviso mille. Se la facciata costasse 60.000 euro e tu avessi 40 millesimi, sarebbe 60.000 × 40 : 1.000 = 2.400 euro. Sono numeri inventati, per vedere come si fa.

### Da chiedere all'amministratore

1. Quanto costa la facciata in tutto, con l'IVA?
2. Quanti millesimi ho per questa spesa?
3. In quante rate, e la prima quando?
4. Posso vedere i preventivi?
5. Ci sono aiuti o sconti fiscali, e chi segue la pratica?

## Suggerimenti

> Se non sei d'accordo, il tempo per contestare è breve, di solito 30 giorni. Senti subito un'associazione di proprietari o un avvocato. Scritto nel novembre 2026.
`,
  'vita-quotidiana-vendere-usato': `# Bicicletta da donna, 80 euro

## Punti Chiave

- La sella rovinata scritta nell'annuncio evita la discussione davanti alla porta.
- Chi compra davvero chiede di vederla. Chi imbroglia vuole pagare subito, senza averla vista.
- Per ricevere soldi non si scrive mai il numero della carta.

## Contenuto Dettagliato

**Bicicletta da donna, funziona bene**

Vendo una bicicletta da donna che funziona bene.${br}
La sella è rovinata e va cambiata: si vede nella foto.${br}
Si può provare prima di decidere.${br}
Chiedo 80 euro, in contanti, quando la ritiri.${br}
Non spedisco.

### Quattro foto

Tutta intera di fianco, con la luce del giorno. La catena da vicino. La sella, con il punto rovinato. Le ruote. Dietro niente targhe e niente numero di casa.

### Come riconosci chi vuole imbrogliarti

- Scrive da lontano, non chiede niente e offre il prezzo pieno.
- Manda un collegamento «per incassare».
- Vuole che tu vada a uno sportello automatico con un codice: lì i soldi escono.
- Dice di avere pagato troppo, e rivuole la differenza.

## Suggerimenti

> Falla vedere di giorno, davanti a un bar o in due. Prima lascia solo la zona, e la via dilla solo a chi viene a vederla.
`,
  'vita-quotidiana-badante': `# Il nostro foglio

## Punti Chiave

- Il gas si chiude dopo ogni uso: è la regola scritta più in grande.
- Quattro ore al giorno per cinque giorni fanno venti ore alla settimana.
- Paga e contributi si guardano con un patronato, l'ufficio che aiuta con lavoro e pensioni.

## Contenuto Dettagliato

Buongiorno, e grazie del suo lavoro. Questo foglio è per lei e per noi.

### Gli orari

Dal lunedì al venerdì, dalle 9 alle 13.

Se un giorno non può venire, telefoni appena lo sa. Se ritardiamo noi, telefoniamo noi.

### I lavori

1. Le pulizie.
2. La spesa. La lista è sul tavolo. Lo scontrino va nel quaderno.
3. Il pranzo.
4. Una passeggiata, se il tempo è bello.

Se il tempo non basta, scelga prima il pranzo e la passeggiata. Le pulizie possono aspettare.

### Il gas

**Dopo ogni uso, chiuda il gas.** Il rubinetto è qui: ……

### In casa

- Prima di entrare in camera, bussi.
- Si chiede sempre alla persona che cosa preferisce.
- Le chiavi stanno qui: ……
- Lei può fermarsi, bere un caffè, riposare un momento.

### I numeri

Famiglia: ……${br}
Medico: ……${br}
Di notte e nei giorni di festa, se non è urgente: 116117${br}
Emergenza: 112

## Suggerimenti

> Leggetelo insieme il primo giorno e cambiate le righe che non vanno.
>
> Per tradurlo chiedi all'AI una frase alla volta, poi falla leggere a chi parla quella lingua.
`,
  'vita-quotidiana-maglia': `# La sciarpa a coste, passo per passo

## Punti Chiave

- 40 maglie si dividono in 10 gruppi di 4, e non ne avanza nessuna.
- Ogni ferro comincia con due diritti e finisce con due rovesci. Se non torna, hai sbagliato prima.
- Quanti ferri sono 6 centimetri non è scritto: dipende dalla lana e dalla mano.
- Il primo ferro viene sempre storto. Si giudica dal terzo.

## Contenuto Dettagliato

1. **Avv. 40 m.** Avvia 40 maglie, cioè mettile sul ferro. *Maglie: 40.*
2. **Lav. a coste 2/2.** Lavora due maglie a diritto e due a rovescio, e ripeti fino in fondo: dieci volte. *Maglie: 40.*
3. Gira il lavoro. Ricomincia con due a diritto e due a rovescio: i diritti stanno sopra i diritti. *Maglie: 40.*
4. **Per 6 cm.** Continua così. Ogni tanto appoggia la sciarpa sul tavolo, senza tirarla, e misura dal bordo. A 6 centimetri fermati. *Maglie: 40.*

### Quello che manca

Dopo i 6 centimetri la riga non dice niente. Una sciarpa intera è più lunga: cerca la riga dopo, oppure continua a coste quanto vuoi e poi chiudi le maglie. Manca anche il numero dei ferri. Lo trovi sulla fascetta del gomitolo.

### Se le coste non si formano

Guarda la maglia prima di lavorarla. Quella che sembra una V va a diritto. Quella che sembra un trattino va a rovescio.

## Suggerimenti

> Conta le maglie alla fine dei primi quattro ferri. È lì che se ne perde una.
`,
}
