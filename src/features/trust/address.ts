// Finds the profile, work or job that an address of this site shows.
import { matchPath } from 'react-router-dom';
import { routes } from '../../contract/routes';
import { WORK_PARAM } from '../../lib/constants';
import { withinApp } from '../../lib/within-app';
import type { Kind } from './types';

export interface Address {
	kind: Kind;
	/** Slug of the member, or of the owner of the work or job. */
	slug: string;
	role: 'designer' | 'contractor';
	/** Id of the work or job; null for a member, and for a work that is named by its address. */
	id: number | null;
	/** The work's part of its address. */
	at?: string;
}

const asId = ( text: string | null | undefined ): number | null =>
	text && /^[1-9]\d*$/.test( text ) ? Number( text ) : null;

/** Null for any other text. */
export function addressOf( url: string ): Address | null {
	const inside = withinApp( url.trim() );
	if ( ! inside?.startsWith( '/' ) ) {
		return null;
	}
	const { pathname, searchParams } = new URL( inside, 'http://site' );
	const job = matchPath( routes.mission.path, pathname )?.params;
	if ( job ) {
		const { slug = '', missionId } = job;
		const id = asId( missionId );
		return id ? { kind: 'mission', slug, role: 'contractor', id } : null;
	}
	const work = matchPath( routes.work.path, pathname )?.params;
	if ( work ) {
		const { slug = '', work: at = '' } = work;
		return { kind: 'work', slug, role: 'designer', id: null, at };
	}
	const designer = matchPath( routes.designer.path, pathname )?.params;
	if ( designer ) {
		const { slug = '' } = designer;
		const id = asId( searchParams.get( WORK_PARAM ) );
		return { kind: id ? 'work' : 'member', slug, role: 'designer', id };
	}
	const { slug } = matchPath( routes.project.path, pathname )?.params ?? {};
	return slug ? { kind: 'member', slug, role: 'contractor', id: null } : null;
}
