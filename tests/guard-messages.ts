/**
 * 120 requests as people write them, one a line, for the personal data guard. What must be found
 * stands in braces after its kind; all else must stay silent. They were written together with the
 * rules, so they keep the rules from getting worse and measure nothing.
 */
const guardMessages = `
Scrivi al Comune che il lampione in via Broseta 12 è spento, il mio numero è {phone 347 1234567}
nel giardino della biblioteca, tel. {phone 035 012 3456}
Chiamatemi al {phone 3331234567} dopo le 18, grazie
Sono la signora Pina, {phone 035/234567}, chiedo se passa l'idraulico giovedì
Cell. {phone 338.76.54.321} oppure casa {phone 035.22.33.44}
Il mio telefono fisso: {phone 0345-21234}. Il cellulare {phone +39 340 1122334}
potete scrivermi su whatsapp {phone 00393491234567} anche la domenica
Ufficio {phone 02 1234 5678} interno 4, chiedere di Marta
Per prenotazioni {phone 035 987654} o {phone 339-1122334} - chiuso il lunedì
telefonate a mio figlio Luca ({phone (035) 456789}) o a mia nuora {phone 347 12 34 567}
Numero di mia sorella in Svizzera: {phone +41 79 123 45 67}
ciao sono Beppe 24121 Bergamo {phone 3479876543}
Roma {phone 06 69821234}, Milano {phone 02-7654321}, Torino {phone 011 5612345}
scrivimi un biglietto da visita: Elettricista Rota, {phone 328 5550123}, {email rota.impianti@gmail.com}
La mia mail è {email pina.carrara52@libero.it} e non la apro quasi mai
rispondere a {email MARIO.ROSSI@PEC.STUDIOROSSI.IT} entro venerdì
mandami tutto a giuseppe, cioè {email g.locatelli+fatture@studio-locatelli.eu}
{email anna chiocciola alice punto it} è il mio indirizzo
Email:{email info@trattoriadaemma.it}, sito www.trattoriadaemma.it
scrivi una disdetta, codice fiscale {taxCode BNCLCU52R47A794D}
c.f. {taxCode vrdgpp48s12a794y} nato ad Alzano
CF: {taxCode CLM NNA 39E58 B157J}, chiedo il rimborso
Mia madre ({taxCode PSNRTI44M42A79QW}) deve rinnovare l'esenzione
Il sottoscritto Franco Ferrari, {taxCode FRRMRC75D03F205P}, delega la moglie {taxCode LMBSFN01A05L219K}
Nato in Albania, codice {taxCode ZNTPLA60T61Z112F}, residente a Seriate
fai un bonifico a {iban IT07X0542811101000000654321} con causale affitto
IBAN {iban IT22 K076 0111 1000 0101 2345 678} intestato a Piera
iban: {iban it45s0200811109000104567890} banca del centro
il conto tedesco è {iban DE89 3704 0044 0532 0130 00} quello francese {iban FR1420041010050500013M02606}
Rimborso su {iban IT45-S-02008-11109-000104567890} per favore
conto svizzero {iban CH93 0076 2011 6238 5295 7} di mio cugino
Mi hanno chiesto i soldi su {iban RO49AAAA1B31007593840000}, è una truffa?
ho dato la carta {card 4023 6005 1234 5671} a uno al telefono
la mia postepay {card 5333170098765439} scade 09/28
American Express {card 3754 422112 33441} da bloccare
numero carta {card 4024-0071-1122-2336} cvv 123
bancomat {card 6762123456789010} smagnetizzato, scrivi alla banca
mi hanno rubato la macchina, targa {plate FG123HJ}, aiutami con la denuncia
Il furgone {plate EK 456 LM} ostruisce il passo carraio
la vecchia vespa targata {plate BG 123456} è da rottamare
targa della moto {plate EA12345}, multa in via Baioni
la panda targata {plate bg 654321} e la clio {plate dw987xz}
auto grigia targa {plate ab 321 cd} parcheggiata davanti al garage
Numero della carta d'identità: {document AX1234567}, rilasciata a Bergamo
la mia CIE è {document CA12345AB}
Ho perso il passaporto {document YB1234567}: scrivi la richiesta alla Questura
patente {document BG1234567X} scaduta a marzo
patente n. {document U1A23B456C} da rinnovare
C.I. n. {document AV 7654321} del Comune di Treviglio
tessera sanitaria {document 80380000300123456789} smarrita
Documento {document CA 54321 ZZ} valido fino al 2031
permesso di soggiorno {document I12345678} da rinnovare
Rossi Mario, {phone 3201234567}, {email m.rossi@example.com}, CF {taxCode MRARSS80A01H501T}, targa {plate GH765JK}
Buongiorno, sono Teresa (tel {phone 035 5512345}), vorrei disdire l'abbonamento n. 4455667788
reclamo: fattura 2026/1234 del 03/05/2026, contattatemi al {phone 3451122334}
per la pratica 12345/2026 chiamare il {phone 0363 301122}
Avviso: sabato l'ambulatorio è chiuso. Per urgenze {phone 035.678901}
fax {phone 035 221100}, tel {phone 035 221101}
Vendo bici da corsa 250 euro trattabili {phone 366 7788990}
il codice fiscale non lo ricordo ma il telefono è {phone 03512345678}
Scrivi il menu: antipasto 8,50 primo 11,00 secondo 14,50 dolce 5,00 coperto 2,00
Margherita 6.50 - Capricciosa 8.50 - Quattro stagioni 9.00 - Bibita 3.00
Casoncelli: 300 g di farina, 200 g di semola, 3 uova, 150 g di pangrattato, 100 g di grana, 70 g di burro
Polenta: 500 g di farina gialla, 2 l di acqua, 12 g di sale, 45 minuti
Aperto dal martedì al sabato 09.00-12.30 e 15.00-19.00, domenica 10:00-13:00
Orari: 0830-1230 / 1430-1830, chiuso 24-12-2026 e 31-12-2026
La festa è dal 02/06/2026 al 05/06/2026, ritrovo ore 18.30
tra il 03.02.2026 e il 06.07.2026 ho pagato 12 rate
Sono nato il 12 03 1950 a Clusone
Spiegami la legge 104 del 1992 e il d.lgs. 196/2003, art. 33 comma 3
Il D.P.R. 380/2001 e il regolamento UE 2016/679 in parole semplici
ordine n. 3471234567 mai arrivato, chiedo il rimborso
Ordine 0351234567 del 3 marzo, voglio cambiare taglia
protocollo 0345678/2026 del Comune di Bergamo
prot. n. 3312345678 risposta alla vostra lettera
fattura n. 0351122334 scaduta il 30/09
P. IVA 03456780162, chiedo un preventivo
partita iva 02345670163 e codice destinatario M5UXCR1
La ditta Rota S.r.l., P.IVA IT03456780162, con sede a Dalmine
codice cliente 3401234567, contratto luce da disdire
POD IT001E12345678 e PDR 01234567890123, che cosa sono?
spedizione RR123456785IT ferma da una settimana
tracking 3921234567 del corriere, scrivi un reclamo
ISBN 978-88-04-66823-7 lo trovo in biblioteca?
isbn 0306406152 in inglese
24121 Bergamo, 24122, 24123 e 24129 sono i CAP della città
Abito in via Borgo Palazzo 130, scala B, interno 12, 24125 Bergamo
Chiama il 112 o l'800 883 300, anche il 1522 risponde sempre
numero verde 800 123 456 e 803.116 per il soccorso stradale
Il mio nome è Rosamaria Baldassarre, lo scrivo tutto attaccato ROSAMARIABALDASS
BRTLMO non è un codice e MRORSS80A01F2 nemmeno
Quanto fa 3.471.234.567 diviso 12?
Il bilancio è di 3200000 euro, l'anno prima 3.350.000,00 euro
popolazione 120.287 abitanti, 40,16 km², quota 249 m
taglie scarpe 36 37 38 39 40 41 42 43 44
numeri del lotto 3 17 35 42 88 e superenalotto 02 06 31 45 60 90
ho camminato per 12 km, dislivello 350 m, da 100 km in su mi fermo
HO FATTO DA 100 KM A 200 KM IN BICI LE 300 CL DI ACQUA
ml 250 di latte, gr 100 di burro, le 200 gr di zucchero
modello AB123CD della lavatrice, pezzo di ricambio
codice sconto ESTATE25 o AB123CD per la spesa
pratica AB1234567 all'ufficio tributi, quali documenti servono?
La carta d'identità costa 22,20 euro, che documenti porto all'anagrafe?
Devo rinnovare la patente a 78 anni, visita il 12/05/2027 alle 09.40
Il mio IBAN comincia con IT60 ma non te lo dico
IT99X0542811101000000654321 non è un conto vero
la carta di prova 4111 1111 1111 1112 non passa
RSSMRA80A01H501X dice che non è valido
Ciao @trattoria.daemma ci taggate su instagram?
Scrivi un post con #bergamo2026 e @comune_bergamo
Versione 3.11.2 del programma e python 3.12, indirizzo 192.168.178.100
temperature 35.5 36.2 37.8 e pressione 135/85 140/90
Nel 1348, nel 1630 e nel 1943 che cosa è successo a Bergamo?
coordinate 45.6983, 9.6773 di piazza Vecchia
Bolletta 0350098765432 di 87,40 euro, spiegami le voci
raccomandata n. 15234567890-1 del 02/02/2026
biglietto 0242026 posto 15 carrozza 6 treno 2615 delle 06.10
dosi per 4 6 8 persone: 320 480 640 g di pasta
matricola 3311223344 della scuola, classe 3B anno 2026/27
verbale 0351234/2026/V della polizia locale, come faccio ricorso?
`

/** A message, and what stands in braces in it. */
export type GuardMessage = { text: string; found: { kind: string; text: string }[] }

const marked = /\{(\w+) ([^}]*)\}/g

export const messages: GuardMessage[] = guardMessages
  .trim()
  .split('\n')
  .map((line) => ({
    text: line.replace(marked, '$2'),
    found: [...line.matchAll(marked)].map(([, kind = '', text = '']) => ({ kind, text })),
  }))
