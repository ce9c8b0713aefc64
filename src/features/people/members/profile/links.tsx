// The contact of a company, and a member's links to other sites. The members vouch for them, not we: nofollow, ugc.
import { Said } from '../../../../components/said';
import type { Member } from '../../../../contract/shapes';

const NETWORKS = {
	linkedin: 'LinkedIn',
	twitter: 'Twitter',
	dribbble: 'Dribbble',
	instagram: 'Instagram',
	youtube: 'YouTube',
	vimeo: 'Vimeo',
} as const;

const External = ( { href, label }: { href: string; label: string } ) => (
	<a
		className="link"
		href={ href }
		target="_blank"
		rel="noopener noreferrer nofollow ugc"
	>
		{ label }
	</a>
);

/** 'Rosa Keller, Head of design'. */
export const contact = ( {
	contact_name: name,
	contact_job: job,
	locale,
}: Member ) =>
	( name || job ) && (
		<>
			{ name }
			{ name && job && ', ' }
			{ job && <Said locale={ locale }>{ job }</Said> }
		</>
	);

/** 'https://www.atelier.example/' as people say it. */
export const hostOf = ( url: string ): string =>
	url.replace( /^https?:\/\/(www\.)?/, '' ).replace( /\/$/, '' );

export const website = ( { website: url }: Member ) =>
	url ? <External href={ url } label={ hostOf( url ) } /> : null;

export function elsewhere( member: Member ) {
	const there = Object.entries( NETWORKS ).flatMap( ( [ key, label ] ) => {
		const href = member[ key as keyof typeof NETWORKS ];
		return href ? [ { href, label } ] : [];
	} );
	return there.length ? (
		<span className="elsewhere">
			{ there.map( ( { href, label } ) => (
				<External key={ label } href={ href } label={ label } />
			) ) }
		</span>
	) : null;
}
