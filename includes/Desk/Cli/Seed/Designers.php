<?php
/** Creates the demo's designers and their works. */

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- exceptions are never shown to visitors.
declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli\Seed;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\Media\Image_Kind;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Members\Availability;
use DesignMarketplace\Portfolio\Work_Post_Type;
use RuntimeException;

final class Designers {

	/** Days between the newest works of two neighbours in the file, so that the list keeps the file's order. */
	private const STEP = 1.3;

	/** Days between two works of one designer. */
	private const PACE = 27;

	/** @param array<string,int> $skills Skill ids by name. */
	public function __construct(
		private readonly Marks $marks,
		private readonly Accounts $accounts,
		private readonly Attachments $attachments,
		private readonly array $skills
	) {}

	/**
	 * Creates the missing ones.
	 *
	 * @param int $count Total wanted.
	 * @return int Number of new ones.
	 */
	public function seed( int $count ): int {
		$made = 0;
		foreach ( Source::people( 'designers', $count ) as $place => $texts ) {
			$mark = "designer:{$place}";
			if ( 0 === $this->marks->user( $mark ) ) {
				Transaction::run( fn() => $this->one( $mark, $place, $texts ) );
				++$made;
			}
		}
		return $made;
	}

	/**
	 * @param int                 $place Index in the file.
	 * @param array<string,mixed> $texts
	 */
	private function one( string $mark, int $place, array $texts ): int {
		$values = array(
			'name'                 => $texts['name'],
			'job'                  => $texts['job'],
			'bio'                  => $texts['bio'],
			'level'                => $texts['level'],
			'skill'                => $this->ids( $texts['skills'] ),
			'country'              => $texts['country'],
			'city'                 => $texts['city'],
			'newsletter_optin'     => 0 === $place % 2,
			'newsletter'           => 0 === $place % 4,
			'notification_enabled' => $texts['notify'],
		) + self::availability( $place );
		$id     = $this->accounts->create(
			$mark,
			Roles::DESIGNER,
			$texts['email'] ?? "designer-{$place}@example.test",
			$texts['locale'],
			$place * self::STEP,
			$values + Accounts::links( $texts )
		);
		update_user_meta( $id, Availability::SAID, Clock::gmt( $place ) );
		if ( ! empty( $texts['avatar'] ) ) {
			$this->accounts->set_image( $id, 'avatar', $this->attachments->of_member( Image_Kind::AVATAR, $texts['avatar'], $id ) );
		}
		foreach ( array_values( $texts['works'] ) as $number => $work ) {
			$this->work( $id, $work, 0.2 + $place * self::STEP + $number * self::PACE );
		}
		return $id;
	}

	/**
	 * Varies the availability: free now, free later, not free, or not given.
	 *
	 * @param int $place Index in the file.
	 * @return array<string,mixed>
	 */
	private static function availability( int $place ): array {
		$is = array( Availability::NOW, Availability::FROM, '', Availability::BUSY )[ $place % 4 ];
		return array(
			'availability'       => $is,
			'available_from'     => Availability::FROM === $is ? Clock::day( 20 + $place, 'Y/m/d' ) : '',
			'availability_shown' => 0 === $place % 3,
		);
	}

	/**
	 * @param array<string,mixed> $texts
	 * @param float               $days  Days since it was published.
	 */
	private function work( int $author, array $texts, float $days ): void {
		$fields = array(
			'client'    => $texts['client'],
			'video_url' => $texts['video_url'] ?? '',
		) + Clock::month( $texts['months_ago'] );
		$errors = Contract::form( 'work', 'work' )->errors( $fields + $texts, false, Work_Post_Type::images() );
		if ( $errors ) {
			throw new RuntimeException( "{$texts['title']}: " . wp_json_encode( $errors ) );
		}
		$id = Posts::insert(
			array(
				'post_type'    => Work_Post_Type::NAME,
				'post_author'  => $author,
				'post_status'  => 'publish',
				'post_title'   => $texts['title'],
				'post_content' => $texts['description'],
			) + Clock::post( $days )
		);
		foreach ( $fields as $name => $value ) {
			update_post_meta( $id, Work_Post_Type::key( $name ), wp_slash( $value ) );
		}
		foreach ( array_slice( $texts['pictures'], 0, count( Work_Post_Type::images() ) ) as $number => $picture ) {
			$image = $this->attachments->of_member( Image_Kind::WORK, $picture, $author, $id, $texts['title'] );
			update_post_meta( $id, Work_Post_Type::key( Work_Post_Type::images()[ $number ] ), $image );
		}
		wp_set_object_terms( $id, $this->ids( $texts['skills'] ), Skills::TAXONOMY );
	}

	/**
	 * @param list<string> $names
	 * @return list<int>
	 */
	private function ids( array $names ): array {
		return array_values(
			array_map( fn( string $name ): int => $this->skills[ $name ] ?? throw new RuntimeException( "Unknown skill {$name}" ), $names )
		);
	}
}
