/** Facts of the office that each hold one of its people, in the order in which visitors read them. */
export const teamFacts = ['team1', 'team2', 'team3', 'team4', 'team5', 'team6'] as const;
