<?php
/** Declares the table, limits and personal data of credits, and removes what names people or works that are gone. */

declare( strict_types=1 );

namespace DesignMarketplace\Portfolio\Credits;

use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Declares\Erases_People;
use DesignMarketplace\Kernel\Declares\Has_Limits;
use DesignMarketplace\Kernel\Declares\Has_Personal_Data;
use DesignMarketplace\Kernel\Declares\Has_Tables;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\People\Members\Member_Fields;
use WP_Post;
use WP_User;

final class Credits implements Has_Tables, Has_Limits, Has_Personal_Data, Erases_People {

	public function tables(): array {
		return array(
			'credit' => '
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				work_id bigint(20) unsigned NOT NULL,
				user_id bigint(20) unsigned NOT NULL,
				kind varchar(10) NOT NULL,
				state varchar(10) NOT NULL,
				asked_gmt datetime NOT NULL,
				answered_gmt datetime NULL,
				mailed_gmt datetime NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY named (work_id,user_id),
				KEY received (user_id,state),
				KEY unmailed (state,mailed_gmt,user_id)
			',
		);
	}

	public function limits(): array {
		return array(
			'credit'        => array( 'account' => array( 20, DAY_IN_SECONDS ) ),
			'credit_answer' => array( 'account' => array( 300, DAY_IN_SECONDS ) ),
			'credit_link'   => array( 'address' => array( 60, 900 ) ),
		);
	}

	/** What they were asked with their answer, and whom they name. Nobody's no is told. */
	public function export( WP_User $user ): array {
		return array(
			'credits_received' => self::rows(
				'c.user_id = %d ORDER BY c.id',
				static fn( array $row ): array => array( 'state' => $row['state'], 'answered' => self::time( $row['answered_gmt'] ) ),
				$user->ID
			),
			'credits_given'    => self::rows(
				'p.post_author = %d AND c.state <> %s ORDER BY c.id',
				static function ( array $row ): array {
					$named = get_userdata( (int) $row['user_id'] );
					return array( 'name' => $named ? Member_Fields::display_name( $named ) : '', 'state' => $row['state'] );
				},
				$user->ID,
				Credit::NO
			),
		);
	}

	public function groups(): array {
		return array(
			'credits_received' => __( 'Projects that name the member', 'design-marketplace' ),
			'credits_given'    => __( 'People named in projects', 'design-marketplace' ),
		);
	}

	public function policy(): array {
		return array();
	}

	public function erase_person( int $user_id, bool $is_member ): void {
		Sql::write( 'DELETE FROM {credit} WHERE user_id = %d', $user_id );
	}

	/** The work is deleted for good, by itself or with its designer. */
	public function forget_work( int $id, WP_Post $post ): void {
		if ( Item_Types::WORK === $post->post_type ) {
			Sql::write( 'DELETE FROM {credit} WHERE work_id = %d', $id );
		}
	}

	/**
	 * @param string                                              $which SQL condition and order.
	 * @param callable(array<string,string|null>):array<string,mixed> $more  What else is said of each.
	 * @return list<array<string,mixed>>
	 */
	private static function rows( string $which, callable $more, string|int ...$values ): array {
		return array_map(
			static fn( array $row ): array => array(
				'as'    => (string) $row['kind'],
				'work'  => (string) $row['post_title'],
				'asked' => self::time( $row['asked_gmt'] ),
			) + $more( $row ),
			Sql::rows( "SELECT c.*, p.post_title FROM {credit} c INNER JOIN {posts} p ON p.ID = c.work_id WHERE {$which}", ...$values )
		);
	}

	private static function time( ?string $gmt ): ?string {
		return null === $gmt ? null : str_replace( ' ', 'T', $gmt ) . 'Z';
	}
}
