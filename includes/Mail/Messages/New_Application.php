<?php
/**
 * Tells a company who has applied to its design jobs.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Mail\Messages;

use DesignMarketplace\Mail\Example;
use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Letter;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\Members\Fields;
use WP_Post;

/**
 * Payload: `applicant` (user id), `applications` (post ids of one call). An answer goes to the applicant.
 */
final class New_Application implements Message {

	/**
	 * {@inheritDoc}
	 */
	public function name(): string {
		return __( 'New application', 'design-marketplace' );
	}

	/**
	 * {@inheritDoc}
	 */
	public function facts(): Facts {
		return new Facts( role: 'contractor', speaker_event: 'application' );
	}

	/**
	 * {@inheritDoc}
	 */
	public function texts(): array {
		return array(
			'subject' => __( 'New application for your design job', 'design-marketplace' ),
			'heading' => __( 'New application.', 'design-marketplace' ),
			'body'    => __( "Hello {name},\n\n{applicant} has applied to:\n{missions}\n\nAnswer this mail to write back.", 'design-marketplace' ),
			'button'  => __( 'See the candidates', 'design-marketplace' ),
		);
	}

	/**
	 * {@inheritDoc}
	 */
	public function letter( Recipient $to, array $payload ): ?Letter {
		$applicant    = get_userdata( (int) ( $payload['applicant'] ?? 0 ) );
		$applications = $this->posts( (array) ( $payload['applications'] ?? array() ) );
		$missions     = $this->posts( array_map( static fn( WP_Post $post ): int => $post->post_parent, $applications ) );
		if ( ! $applicant || ! $applications || ! $missions ) {
			return null;
		}
		$slug = (string) get_the_author_meta( 'user_nicename', $to->user_id );
		return new Letter(
			array(
				'applicant' => Fields::display_name( $applicant ),
				'missions'  => '– ' . implode( "\n– ", array_map( static fn( WP_Post $mission ): string => $mission->post_title, $missions ) ),
			),
			home_url( "/project/{$slug}/mission/" . $missions[0]->ID ),
			$applications[0]->post_content,
			$applicant->user_email
		);
	}

	/**
	 * {@inheritDoc}
	 */
	public function sample(): Letter {
		return new Letter(
			array(
				'applicant' => Example::designer(),
				'missions'  => '– ' . Example::mission(),
			),
			home_url( '/' ),
			Example::words()
		);
	}

	/**
	 * Posts that are still there.
	 *
	 * @param array<mixed> $ids Post ids.
	 * @return list<WP_Post>
	 */
	private function posts( array $ids ): array {
		$posts = array_map( static fn( mixed $id ): mixed => get_post( (int) $id ), $ids );
		return array_values( array_filter( $posts, static fn( mixed $post ): bool => $post instanceof WP_Post && 'trash' !== $post->post_status ) );
	}
}
