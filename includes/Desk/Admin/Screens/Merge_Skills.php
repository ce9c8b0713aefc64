<?php
/** Merges two skills, after showing how many items each has. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Screens;

use DesignMarketplace\Desk\Admin\Action;
use DesignMarketplace\Desk\Admin\Lists\Skill_Filter;
use DesignMarketplace\Desk\Admin\Lists\Skill_List;
use DesignMarketplace\Desk\Admin\Menu;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\People\Members\Skill_Merging;
use DesignMarketplace\Site\Front\Html;
use WP_Error;
use WP_Term;

final class Merge_Skills extends Hidden_Page {

	public const SLUG = 'design-marketplace-merge';
	public const OF   = 'skill';

	public function title(): string {
		return __( 'Merge skills', 'design-marketplace' );
	}

	/**
	 * @param array<string,string> $actions Actions so far.
	 * @return array<string,string>
	 */
	public function actions( array $actions, WP_Term $skill ): array {
		$link = Ui::link( self::url( $skill->term_id ), __( 'Merge into another…', 'design-marketplace' ) );
		return $actions + ( current_user_can( 'manage_dmkt_skills' ) ? array( 'dm_merge' => $link ) : array() );
	}

	/** @param array<string,mixed> $request Request with `from` and `into`. */
	public function merge( array $request ): string|WP_Error {
		$names = Skill_Filter::names();
		$from  = self::sent( $request, 'from' );
		$into  = self::sent( $request, 'into' );
		if ( $from === $into || ! isset( $names[ $from ], $names[ $into ] ) ) {
			return new WP_Error( 'no_skill', __( 'Nothing was merged: choose another skill.', 'design-marketplace' ) );
		}
		if ( ! ( new Skill_Merging() )->merge( $from, $into ) ) {
			return new WP_Error(
				'not_all',
				__( 'There was too much under this skill to merge at once: please merge again.', 'design-marketplace' )
			);
		}
		/* translators: 1: skill that is gone, 2: skill that stays. */
		return sprintf( __( '"%1$s" was merged into "%2$s".', 'design-marketplace' ), $names[ $from ], $names[ $into ] );
	}

	public function show(): void {
		$from  = self::number();
		$names = Skill_Filter::names();
		$back  = admin_url( Menu::SKILLS );
		if ( ! isset( $names[ $from ] ) || count( $names ) < 2 ) {
			$this->nothing( __( 'There is no such skill, or no other one.', 'design-marketplace' ), $back );
			return;
		}
		$numbers = Skill_List::numbers();
		self::open( $this->title() );
		/* translators: 1: skill, 2: such as "3 projects, 1 design job, 2 designers". */
		Ui::p( sprintf( __( 'Filed under "%1$s": %2$s.', 'design-marketplace' ), $names[ $from ], self::count( $numbers, $from ) ) );
		Ui::p(
			__( 'Everything listed under it moves to the skill you choose, and this one is deleted. This cannot be undone.', 'design-marketplace' )
		);
		Action::open( 'merge_skills', array( 'from' => $from ), $back );
		$choices = array();
		foreach ( array_diff_key( $names, array( $from => '' ) ) as $id => $name ) {
			/* translators: %s: a skill. */
			$choices[] = array( $id, sprintf( __( 'Merge into %s', 'design-marketplace' ), $name ), self::count( $numbers, $id ) );
		}
		self::buttons( 'into', $choices );
		Ui::say( Html::of( 'a.button', __( 'Cancel', 'design-marketplace' ), href: $back ) );
		echo '</form></div>';
	}

	/** @param array<string,array<int,int>> $numbers Result of Skill_List::numbers(). */
	private static function count( array $numbers, int $skill ): string {
		[ $works, $jobs, $designers ] = array_map(
			static fn( string $column ): int => $numbers[ $column ][ $skill ] ?? 0,
			array( 'dm_works', 'dm_missions', 'dm_designers' )
		);
		return implode(
			', ',
			array(
				/* translators: %s: number of projects. */
				Ui::counted( _n( '%s project', '%s projects', $works, 'design-marketplace' ), $works ),
				/* translators: %s: number of design jobs. */
				Ui::counted( _n( '%s design job', '%s design jobs', $jobs, 'design-marketplace' ), $jobs ),
				/* translators: %s: number of designers. */
				Ui::counted( _n( '%s designer', '%s designers', $designers, 'design-marketplace' ), $designers ),
			)
		);
	}
}
