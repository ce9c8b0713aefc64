<?php
/**
 * Tells designers who asked for it about a new job that needs their skill.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Mail\Messages;

use DesignMarketplace\Database\Tables;
use DesignMarketplace\Mail\Example;
use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Fan_Out;
use DesignMarketplace\Mail\Letter;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\Mail\Unsubscribe;
use DesignMarketplace\Members\Fields;
use WP_Post;

/**
 * Payload: `mission` (id). Who has ended these mails, or whose turn comes after the job was closed, gets none.
 */
final class New_Matching_Mission implements Fan_Out {

	/**
	 * {@inheritDoc}
	 */
	public function name(): string {
		return __( 'New matching design job', 'design-marketplace' );
	}

	/**
	 * {@inheritDoc}
	 */
	public function facts(): Facts {
		return new Facts( role: 'designer' );
	}

	/**
	 * {@inheritDoc}
	 */
	public function texts(): array {
		return array(
			'subject' => __( 'A new design job for you', 'design-marketplace' ),
			'heading' => __( 'This could be yours.', 'design-marketplace' ),
			'body'    => __( "Hello {name},\n\n{company} has posted \"{mission}\", a design job that needs one of your skills.", 'design-marketplace' ),
			'button'  => __( 'See the design job', 'design-marketplace' ),
		);
	}

	/**
	 * {@inheritDoc}
	 */
	public function letter( Recipient $to, array $payload ): ?Letter {
		$mission = get_post( (int) ( $payload['mission'] ?? 0 ) );
		$author  = $mission instanceof WP_Post ? get_userdata( (int) $mission->post_author ) : false;
		if ( ! $mission instanceof WP_Post || ! $author || 'publish' !== $mission->post_status || ! Unsubscribe::wants( $to->user_id ) ) {
			return null;
		}
		return new Letter(
			array(
				'company' => Fields::display_name( $author ),
				'mission' => $mission->post_title,
			),
			home_url( "/project/{$author->user_nicename}" ),
			'',
			'',
			Unsubscribe::url( $to->user_id )
		);
	}

	/**
	 * {@inheritDoc}
	 */
	public function sample(): Letter {
		return new Letter(
			array(
				'company' => Example::company(),
				'mission' => Example::mission(),
			),
			home_url( '/' ),
			unsubscribe: home_url( '/' )
		);
	}

	/**
	 * {@inheritDoc}
	 */
	public function batch( array $payload, int $after, int $size ): array {
		global $wpdb;
		$mission = get_post( (int) ( $payload['mission'] ?? 0 ) );
		$skills  = $mission instanceof WP_Post && 'publish' === $mission->post_status ? wp_get_object_terms( $mission->ID, 'dm_skill', array( 'fields' => 'ids' ) ) : array();
		if ( ! is_array( $skills ) || ! $skills ) {
			return array();
		}
		$table = Tables::name( 'directory_skill' );
		$list  = implode( ',', array_map( 'intval', $skills ) );
		// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- the table's name is ours, the ids are integers.
		$ids = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT DISTINCT s.user_id FROM {$table} s
				INNER JOIN {$wpdb->usermeta} m ON m.user_id = s.user_id AND m.meta_key = %s AND m.meta_value = '1'
				WHERE s.skill_id IN ({$list}) AND s.role = 'designer' AND s.user_id > %d ORDER BY s.user_id LIMIT %d",
				Unsubscribe::META,
				$after,
				$size
			)
		);
		// phpcs:enable
		return array_map( 'intval', array_values( $ids ) );
	}
}
