// The head of a profile: whose it is, as large as the name lets it be, and the face or the mark beside it.
import type { CSSProperties, ReactNode } from 'react';
import { Avatar } from '../../../../components/avatar';
import { Logo } from '../../../../components/logo';
import type { Member } from '../../../../contract/shapes';
import * as sizes from '../../../../contract/sizes';
import { widestWord } from '../../../../lib/letters';
import { widestLine } from '../../../../lib/widest-line';

/** Large enough to fill two lines, but never smaller than other headings for that: profile-page.css. */
const fitName = ( name: string ) =>
	( {
		'--word': widestWord( name ),
		'--longest': widestLine( name ),
	} ) as CSSProperties;

interface HeadProps {
	name: string;
	/** The width of the name. */
	columns?: string;
	children?: ReactNode;
}

export const Head = ( { name, columns = 'c1-9', children }: HeadProps ) => (
	<div className="page-head grid profile-head">
		<h1
			className={ `mega ${ columns }` }
			style={ fitName( name ) }
			tabIndex={ -1 }
		>
			{ name }
		</h1>
		{ children }
	</div>
);

interface DesignersHeadProps {
	member: Member;
	/** Below the name. */
	children?: ReactNode;
}

export const DesignersHead = ( { member, children }: DesignersHeadProps ) => {
	const name = member.name ?? '';
	return (
		<Head name={ name }>
			<div className="c10-12 profile-picture">
				<Avatar
					className="portrait"
					name={ name }
					image={ member.avatar }
					sizes={ sizes.portrait }
				/>
			</div>
			{ children }
		</Head>
	);
};

export const CompanysHead = ( { member }: { member: Member } ) => {
	const company = member.company ?? '';
	return (
		<Head name={ company }>
			<div className="c10-12">
				<Logo
					className="profile-logo"
					name={ company }
					image={ member.avatar }
					sizes={ sizes.profile_logo }
				/>
			</div>
		</Head>
	);
};
