<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli\Seed;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\Media\Image_Kind;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Members\Availability;
use DesignMarketplace\Portfolio\Work_Post_Type;

/** Creates the demo's designers and their works. */
final class Designers extends Members {

	/** Days between the newest works of two neighbours in the file, so that the list keeps the file's order. */
	private const STEP = 1.3;

	/** Days between two works of one designer. */
	private const PACE = 27;

	private const FIELDS = array( 'name', 'job', 'bio', 'level', 'country', 'city', 'school', 'school_other', 'programme', 'languages' );

	protected function one( string $mark, int $place, array $texts ): void {
		// Free now, free later, not given, not free.
		$is     = array( Availability::NOW, Availability::FROM, '', Availability::BUSY )[ $place % 4 ];
		$values = array_intersect_key( $texts, array_flip( self::FIELDS ) ) + array(
			'skill'                => $this->skills( ...$texts['skills'] ),
			'newsletter_optin'     => 0 === $place % 2,
			'newsletter'           => 0 === $place % 4,
			'notification_enabled' => $texts['notify'],
			'availability'         => $is,
			'available_from'       => Availability::FROM === $is ? Clock::at( sprintf( '+%d days', 20 + $place ), 'Y/m/d' ) : '',
			'availability_shown'   => 0 === $place % 3,
			'graduation'           => isset( $texts['years_to_graduation'] ) ? (int) Clock::at( 'now', 'Y' ) + $texts['years_to_graduation'] : null,
		);
		$id     = $this->create( $mark, Roles::DESIGNER, $texts, $place * self::STEP, $values );
		update_user_meta( $id, Availability::SAID, Clock::gmt( $place ) );
		if ( ! empty( $texts['avatar'] ) ) {
			$this->picture( $id, 'avatar', Image_Kind::AVATAR, $texts['avatar'] );
		}
		foreach ( array_values( $texts['works'] ) as $number => $work ) {
			$this->work( $id, $work, 0.2 + $place * self::STEP + $number * self::PACE );
		}
	}

	/**
	 * @param array<string,mixed> $texts
	 * @param float               $days  Days since it was published.
	 */
	private function work( int $author, array $texts, float $days ): void {
		$month  = "first day of -{$texts['months_ago']} months";
		$fields = array(
			'client'    => $texts['client'],
			'video_url' => $texts['video_url'] ?? '',
			'month'     => (int) Clock::at( $month, 'n' ) - 1,
			'year'      => (int) Clock::at( $month, 'Y' ),
		);
		$images = Work_Post_Type::images();
		$this->check( $texts['title'], Contract::form( 'work', 'work' )->errors( $fields + $texts, false, $images ) );
		$id = Posts::insert(
			array(
				'post_type'    => Work_Post_Type::NAME,
				'post_author'  => $author,
				'post_status'  => 'publish',
				'post_title'   => $texts['title'],
				'post_content' => $texts['description'],
			) + Clock::post( $days )
		);
		foreach ( array_slice( $texts['pictures'], 0, count( $images ) ) as $number => $picture ) {
			$fields[ $images[ $number ] ] = $this->attachments->of_member( Image_Kind::WORK, $picture, $author, $id, $texts['title'] );
		}
		foreach ( $fields as $name => $value ) {
			update_post_meta( $id, Work_Post_Type::key( $name ), wp_slash( $value ) );
		}
		wp_set_object_terms( $id, $this->skills( ...$texts['skills'] ), Skills::TAXONOMY );
	}
}
