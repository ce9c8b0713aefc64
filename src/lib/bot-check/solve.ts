// Finds a challenge's number by trying, as altcha's own solver does: SHA of salt and number, one after the other.
import { solveChallenge } from 'altcha-lib/v1';

export interface Challenge {
	algorithm: 'SHA-1' | 'SHA-256' | 'SHA-512';
	challenge: string;
	salt: string;
	signature: string;
	/** The number is not larger. */
	maxnumber: number;
}

/** The answer the server verifies, null when there is none. */
export async function solve( given: Challenge ): Promise< string | null > {
	const { algorithm, challenge, salt, signature, maxnumber } = given;
	const solution = await solveChallenge(
		challenge,
		salt,
		algorithm,
		maxnumber
	).promise;
	return (
		solution &&
		btoa(
			JSON.stringify( {
				algorithm,
				challenge,
				number: solution.number,
				salt,
				signature,
				took: solution.took,
			} )
		)
	);
}
