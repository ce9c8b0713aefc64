<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli\Seed;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Items\Pictures;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\Kernel\Items\Work_State;
use DesignMarketplace\Media\Image_Kind;
use DesignMarketplace\Media\Image_Words;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Members\Availability;
use DesignMarketplace\Portfolio\Work_Input;
use DesignMarketplace\Portfolio\Work_Post_Type;

/** Creates the demo's designers and their works. */
final class Designers extends Members {

	/** Days between the newest works of two neighbours in the file, so that the list keeps the file's order. */
	private const STEP = 1.3;

	/** Days between two works of one designer. */
	private const PACE = 27;

	private const FIELDS = array( 'name', 'job', 'bio', 'level', 'country', 'city' );

	protected function one( string $mark, int $place, array $texts ): void {
		// Free now, free later, not given, not free.
		$is = array( Availability::NOW, Availability::FROM, '', Availability::BUSY )[ $place % 4 ];
		// Two in three name a school, and students are still there.
		$school = array( 'ECAL', '', 'EPFL', 'ECAL', 'HEIG-VD', '' )[ $place % 6 ];
		$values = array_intersect_key( $texts, array_flip( self::FIELDS ) ) + array(
			'skill'                => $this->skills( ...$texts['skills'] ),
			'newsletter_optin'     => 0 === $place % 2,
			'newsletter'           => 0 === $place % 4,
			'notification_enabled' => $texts['notify'],
			'availability'         => $is,
			'available_from'       => Availability::FROM === $is ? Clock::at( sprintf( '+%d days', 20 + $place ), 'Y/m/d' ) : '',
			'availability_shown'   => 0 === $place % 3,
			'school'               => $school,
			'programme'            => array( '' => '', 'ECAL' => 'Visual Communication', 'EPFL' => 'Architecture', 'HEIG-VD' => 'Media Engineering' )[ $school ],
			'graduation'           => '' === $school ? null : (int) Clock::at( 'now', 'Y' ) + ( 1 === $texts['level'] ? 2 : -$place ),
			// Most are closed, as they are at first.
			'portfolio_open'       => 0 === $place % 3 ? 'index' : ( 1 === $place ? 'link' : 'off' ),
			'languages'            => array(
				array( 'code' => $texts['locale'], 'level' => 'native' ),
				array( 'code' => 'en' === $texts['locale'] ? 'fr' : 'en', 'level' => 'fluent' ),
			),
		);
		$id = $this->create( $mark, Roles::DESIGNER, $texts, $place * self::STEP, $values );
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
		$form   = Contract::form( 'work', 'work' )->without( Work_Input::LIST );
		$this->check( $texts['title'], $form->errors( $fields + $texts, false, Work_Post_Type::images() ) );
		$id = Posts::insert(
			array(
				'post_type'    => Work_Post_Type::NAME,
				'post_author'  => $author,
				'post_status'  => ( isset( $texts['visibility'] ) ? Work_State::Unlisted : Work_State::Published )->value,
				'post_title'   => $texts['title'],
				'post_content' => $texts['description'],
			) + Clock::post( $days )
		);
		Pictures::write( $id, $this->shown( $author, $id, $texts ) );
		foreach ( $fields as $name => $value ) {
			update_post_meta( $id, Work_Post_Type::key( $name ), wp_slash( $value ) );
		}
		wp_set_object_terms( $id, $this->skills( ...$texts['skills'] ), Skills::TAXONOMY );
	}

	/**
	 * Its pictures, and quarters of them as details, with words where there are some.
	 * @param array<string,mixed> $texts
	 * @return list<int>
	 */
	private function shown( int $author, int $work, array $texts ): array {
		$names = $texts['pictures'];
		for ( $number = 0; $number < ( $texts['details'] ?? 0 ); $number++ ) {
			$names[] = $texts['pictures'][ intdiv( $number, 4 ) ] . '#' . ( $number % 4 + 1 );
		}
		$ids = array();
		foreach ( $names as $number => $name ) {
			$id      = $this->attachments->of_member( Image_Kind::WORK, $name, $author, $work );
			$alt     = $this->attachments->words( $name );
			$caption = $texts['captions'][ $number ] ?? '';
			Image_Words::write( $id, compact( 'alt', 'caption' ) );
			$ids[] = $id;
		}
		return $ids;
	}
}
