<?php
/** Merges two skills, after showing how many items each has. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Screens;

use DesignMarketplace\Desk\Admin\Action;
use DesignMarketplace\Desk\Admin\Lists\Skill_Filter;
use DesignMarketplace\Desk\Admin\Lists\Skill_List;
use DesignMarketplace\Desk\Admin\Menu;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\People\Members\Skill_Merging;
use WP_Error;
use WP_Term;

final class Merge_Skills extends Hidden_Page {

	public const SLUG = 'design-marketplace-merge';

	private const ACTION     = 'merge_skills';
	private const CAPABILITY = 'manage_dmkt_skills';

	public function title(): string {
		return __( 'Merge skills', 'design-marketplace' );
	}

	/**
	 * @param array<string,string> $actions Actions so far.
	 * @return array<string,string>
	 */
	public function actions( array $actions, WP_Term $skill ): array {
		return current_user_can( self::CAPABILITY )
			? $actions + array(
				'dm_merge' => Ui::link( Menu::url( self::SLUG, array( 'skill' => $skill->term_id ) ), __( 'Merge into another…', 'design-marketplace' ) ),
			)
			: $actions;
	}

	/** @param array<string,mixed> $request Request with `from` and `into`. */
	public function merge( array $request ): string|WP_Error {
		$names = Skill_Filter::names();
		$from  = is_scalar( $request['from'] ?? null ) ? absint( $request['from'] ) : 0;
		$into  = is_scalar( $request['into'] ?? null ) ? absint( $request['into'] ) : 0;
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
		$from  = self::number( 'skill' );
		$names = Skill_Filter::names();
		$back  = admin_url( 'edit-tags.php?taxonomy=' . Skills::TAXONOMY . '&post_type=' . Item_Types::MISSION );
		if ( ! isset( $names[ $from ] ) || count( $names ) < 2 ) {
			$this->nothing( __( 'There is no such skill, or no other one.', 'design-marketplace' ), $back );
			return;
		}
		$numbers = Skill_List::numbers();
		echo '<div class="wrap"><h1>' . esc_html( $this->title() ) . '</h1>';
		printf(
			'<p>%s</p><p>%s</p>',
			/* translators: 1: skill, 2: such as "3 projects, 1 design job, 2 designers". */
			esc_html( sprintf( __( 'Filed under "%1$s": %2$s.', 'design-marketplace' ), $names[ $from ], self::count( $numbers, $from ) ) ),
			esc_html__(
				'Everything listed under it moves to the skill you choose, and this one is deleted. This cannot be undone.',
				'design-marketplace'
			)
		);
		printf( '<form method="post" action="%s">', esc_url( admin_url( 'admin-post.php' ) ) );
		Action::fields( self::ACTION, $back );
		printf( '<input type="hidden" name="from" value="%d"><ul class="dm-buttons">', (int) $from );
		foreach ( array_diff_key( $names, array( $from => '' ) ) as $id => $name ) {
			printf(
				'<li><button type="submit" class="button" name="into" value="%d">%s</button> %s</li>',
				(int) $id,
				/* translators: %s: a skill. */
				esc_html( sprintf( __( 'Merge into %s', 'design-marketplace' ), $name ) ),
				esc_html( self::count( $numbers, $id ) )
			);
		}
		printf( '</ul><a class="button" href="%s">%s</a></form></div>', esc_url( $back ), esc_html__( 'Cancel', 'design-marketplace' ) );
	}

	/**
	 * The number of items with a skill, in words.
	 * @param array<string,array<int,int>> $numbers Result of Skill_List::numbers().
	 */
	private static function count( array $numbers, int $skill ): string {
		$number = static fn( string $column ): int => $numbers[ $column ][ $skill ] ?? 0;
		return implode(
			', ',
			array(
				/* translators: %s: number of projects. */
				Ui::counted( _n( '%s project', '%s projects', $number( 'dm_works' ), 'design-marketplace' ), $number( 'dm_works' ) ),
				Ui::counted(
					/* translators: %s: number of design jobs. */
					_n( '%s design job', '%s design jobs', $number( 'dm_missions' ), 'design-marketplace' ),
					$number( 'dm_missions' )
				),
				Ui::counted(
					/* translators: %s: number of designers. */
					_n( '%s designer', '%s designers', $number( 'dm_designers' ), 'design-marketplace' ),
					$number( 'dm_designers' )
				),
			)
		);
	}
}
