// Types of members.mjs for the browser tests.
import type { Api } from './client.mjs';

export type { Answer, Api } from './client.mjs';

export const PASSWORD: string;

export interface Session {
	token: string;
	user_nicename: string;
}

export interface Member {
	role: 'designer' | 'contractor';
	name: string;
	email: string;
	api: Api;
	id: number;
	slug: string;
	session: Session;
}

interface Made {
	id: number;
}

export function sessionOf(
	username: string,
	password: string
): Promise< Session >;
export function member(
	role: Member[ 'role' ],
	name: string,
	more?: object
): Promise< Member >;
export function work(
	owner: Member,
	title: string,
	more?: object
): Promise< Made >;
export function mission(
	owner: Member,
	title: string,
	more?: object
): Promise< Made >;
export function application(
	by: Member,
	contractor: Member,
	job: Made,
	comment: string
): Promise< Made >;
export function close( owner: Member, job: Made ): Promise< Made >;
