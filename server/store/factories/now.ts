/** The instant at which a row was made unless it says otherwise: a Monday morning. */
export const NOW = Date.UTC(2027, 2, 1, 9);
