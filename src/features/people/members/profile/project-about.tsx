// The public part of a company's page: name, picture, facts and headline. Below it stands the part that this reader may see.
import type { ReactNode } from 'react';
import { fitWords } from '../../../../components/mega';
import { Picture } from '../../../../components/picture';
import { Said } from '../../../../components/said';
import { ShareRow } from '../../../../components/share-row';
import type { Member } from '../../../../contract/shapes';
import * as sizes from '../../../../contract/sizes';
import { projectPath } from '../../../../lib/paths';
import { Facts } from './facts';
import type { Fact } from './facts';
import { CompanysHead } from './profile-head';
import '../../../../styles/profile.css';
import './profile-page.css';

interface ProjectAboutProps {
	member: Member;
	facts: readonly Fact[];
	children: ReactNode;
}

export const ProjectAbout = ( {
	member,
	facts,
	children,
}: ProjectAboutProps ) => {
	const headline = member.project_headline ?? '';
	return (
		<>
			<CompanysHead member={ member } />
			<div className="grid profile-about project">
				{ member.project_image && (
					<figure className="c4-12 project-picture">
						<Picture
							priority
							image={ member.project_image }
							sizes={ sizes.wide }
						/>
					</figure>
				) }
				<Facts className="c1-3" facts={ facts } />
				<div className="c4-11 stack">
					<ShareRow
						url={ projectPath( member.slug ) }
						title={ member.company ?? '' }
					/>
					{ headline && (
						<h2 className="t2" style={ fitWords( headline ) }>
							<Said locale={ member.locale }>{ headline }</Said>
						</h2>
					) }
					{ children }
				</div>
			</div>
		</>
	);
};
