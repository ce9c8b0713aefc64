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
		$time = static fn( string $column ): string => "CONCAT( REPLACE( c.{$column}_gmt, ' ', 'T' ), 'Z' ) AS {$column}";
		$read = 'SELECT c.kind AS `as`, p.post_title AS work, c.state, ' . $time( 'asked' );
		$from = 'FROM {credit} c INNER JOIN {posts} p ON p.ID = c.work_id INNER JOIN {users} u ON u.ID = c.user_id WHERE';
		$sent = "{$read}, u.display_name AS name {$from} p.post_author = %d AND c.state <> %s ORDER BY c.id";
		return array(
			'credits_received' => Sql::rows( "{$read}, {$time( 'answered' )} {$from} c.user_id = %d ORDER BY c.id", $user->ID ),
			'credits_given'    => Sql::rows( $sent, $user->ID, Credit::NO ),
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
}
