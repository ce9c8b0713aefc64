<?php
/**
 * Many candidates at once, without their mails: wp eval-file tests/support/candidates.php <mission> <how many>.
 *
 * @package DesignMarketplace
 */

use DesignMarketplace\Applications\Guard;
use DesignMarketplace\Applications\Post_Type;
use DesignMarketplace\Database\Posts;
use DesignMarketplace\Database\Transaction;
use DesignMarketplace\Members\State;

// Nobody logs in as one of them.
add_filter( 'wp_hash_password_options', static fn(): array => array( 'cost' => 4 ) );

/** Arguments of the command. @var list<string> $args */
[ $dm_mission, $dm_count ] = array_map( 'intval', $args );
// One at a time: on SQLite nobody else writes while a transaction is open.
for ( $dm_number = 1; $dm_number <= $dm_count; $dm_number++ ) {
	Transaction::run(
		static function () use ( $dm_mission, $dm_number ): void {
			$user = wp_insert_user(
				array(
					'user_login'   => "candidate-{$dm_mission}-{$dm_number}",
					'user_email'   => "candidate-{$dm_mission}-{$dm_number}@example.test",
					'user_pass'    => 'never used',
					'display_name' => "Candidate {$dm_number}",
					'role'         => 'designer',
				)
			);
			if ( $user instanceof WP_Error ) {
				throw new RuntimeException( $user->get_error_message() );
			}
			update_user_meta( $user, State::ACTIVATED, '1' );
			Guard::take( $dm_mission, $user );
			$post = Posts::insert(
				array(
					'post_type'    => Post_Type::NAME,
					'post_status'  => 'publish',
					'post_author'  => $user,
					'post_parent'  => $dm_mission,
					'post_title'   => 'Application',
					'post_content' => "I am number {$dm_number}.",
				)
			);
			if ( $post instanceof WP_Error ) {
				throw new RuntimeException( $post->get_error_message() );
			}
			Guard::name_post( $dm_mission, $user, $post );
		}
	);
}
