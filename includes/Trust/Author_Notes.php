<?php
/** Fields for the author of a work or design job: whether it is hidden and why, waits, or was rejected. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\Kernel\Contract\Text;
use DesignMarketplace\Kernel\Items\Hidden;
use DesignMarketplace\Kernel\Items\Job_Facts;
use DesignMarketplace\People\Accounts\Account_Link;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Ownership;
use WP_Post;

/**
 * One query reads all decisions of a page.
 * @phpstan-import-type Record from Decisions
 */
final class Author_Notes {

	/**
	 * Fields by post.
	 * @param array<int,array<string,mixed>> $notes Fields so far.
	 * @param list<WP_Post>                  $posts The current user's own works or missions; their meta is read.
	 * @return array<int,array<string,mixed>>
	 */
	public function add( array $notes, array $posts ): array {
		$decisions = array();
		foreach ( $posts as $post ) {
			$decisions[ $post->ID ] = array_filter(
				array(
					'hidden'   => Hidden::decision( $post->ID ),
					'rejected' => (int) get_post_meta( $post->ID, Approval_Hold::REJECTED, true ),
				)
			);
		}
		$records = Decisions::some( array_merge( ...array_map( 'array_values', array_values( $decisions ) ) ) );
		foreach ( $posts as $post ) {
			$fields = array();
			foreach ( $decisions[ $post->ID ] as $field => $id ) {
				$fields[ $field ] = self::reason( $records[ $id ] ?? null, $post, $id );
			}
			if ( Approval_Hold::waits( $post ) ) {
				$fields['held'] = true;
			}
			if ( Approval_Hold::waits_for_confirmation_alone( $post ) ) {
				$fields['unconfirmed'] = true;
			}
			$notes[ $post->ID ] = $fields + self::proposal( $post ) + ( $notes[ $post->ID ] ?? array() );
		}
		return $notes;
	}

	/**
	 * The reason, and the page where the author can answer.
	 * @param Record|null $record Decision; null if it was deleted.
	 * @return array{reason:string,words:string,date:string,page:string}
	 */
	private static function reason( ?array $record, WP_Post $post, int $id ): array {
		return array(
			'reason' => $record['reason'] ?? '',
			'words'  => $record['words'] ?? '',
			'date'   => str_replace( ' ', 'T', $record['date'] ?? '' ),
			'page'   => $record ? Account_Link::url( Ownership::of( $post ), $id ) : '',
		);
	}

	/** @return array{proposed?:array<string,mixed>} The change that waits beside the published words. */
	private static function proposal( WP_Post $post ): array {
		$words = Held_Change::of( $post->ID );
		return ! $words ? array() : array(
			'proposed' => array(
				'title'       => array( 'rendered' => Text::html( $words['post_title'] ?? $post->post_title ) ),
				'description' => $words['post_content'] ?? $post->post_content,
			) + Job_Facts::terms( $post->ID, $words ),
		);
	}
}
