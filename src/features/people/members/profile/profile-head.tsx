// The head of a profile: whose it is, as large as the name lets it be, and the face or the mark beside it.
import type { ReactNode } from 'react';
import { Avatar } from '../../../../components/avatar';
import { Logo } from '../../../../components/logo';
import { fitWords } from '../../../../components/mega';
import type { Member } from '../../../../contract/shapes';
import * as sizes from '../../../../contract/sizes';

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
			style={ fitWords( name ) }
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
