export const contentWords = `
wifi wi-fi
वाईफाई wi-fi
टीवी टेलीविजन
`

export const functionWords = null
