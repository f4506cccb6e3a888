/** What has become of a response while somebody corrects it in another window. */
export const meanwhileTexts = {
  newer:
    "C'è una versione più nuova, fatta in un'altra finestra: se salvi le tue parole, restano tutte e due.",
  gone: "La risposta è stata eliminata in un'altra finestra. Le tue parole restano qui: copiale, oppure premi lì «Annulla».",
}
