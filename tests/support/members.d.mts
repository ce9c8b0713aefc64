// Types of members.mjs for the browser tests.
export const PASSWORD: string;

export interface Session {
	token: string;
	user_nicename: string;
}

export interface Answer< T = any > {
	status: number;
	headers: Headers;
	text: string;
	body: T;
}

export interface Api {
	get< T = any >( path: string, query?: object ): Promise< Answer< T > >;
	post< T = any >( path: string, body?: object ): Promise< Answer< T > >;
	del< T = any >( path: string ): Promise< Answer< T > >;
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
