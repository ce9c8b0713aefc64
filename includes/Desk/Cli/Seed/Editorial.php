<?php
/** Creates the operator's content of the demo: skills, events, past projects, tools and readings. */

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- exceptions are never shown to visitors.
declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli\Seed;

use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Skill_Names;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\Site\Content\Editorial_Types;
use DesignMarketplace\Site\Content\Siblings;
use RuntimeException;
use WP_Error;
use WP_Term;

final class Editorial {

	/** Texts that are no meta. */
	private const OTHERS = array( 'title' => 0, 'excerpt' => 0, 'image' => 0, 'days' => 0, 'days_ago' => 0 );

	/** @var array<mixed> */
	private array $texts;

	public function __construct( private readonly Marks $marks, private readonly Attachments $attachments ) {
		$this->texts = Source::texts( 'content' );
	}

	/** @return array<string,int> Ids of skills by name; existing ones are used as they are. */
	public function skills(): array {
		$ids = array();
		foreach ( $this->texts['skills'] as $skill ) {
			$found = get_term_by( 'name', $skill['name'], Skills::TAXONOMY );
			if ( ! $found instanceof WP_Term ) {
				$made = wp_insert_term( $skill['name'], Skills::TAXONOMY, array( 'description' => $skill['description'] ) );
				if ( $made instanceof WP_Error ) {
					throw new RuntimeException( $made->get_error_message() );
				}
				update_term_meta( $made['term_id'], Marks::KEY, 'skill' );
				$name  = static fn( string $language ): string => Translated::into( $language )[ $skill['name'] ];
				$names = array_map( $name, Translated::LANGUAGES );
				Skill_Names::keep( (int) $made['term_id'], array_combine( Translated::LANGUAGES, $names ) );
			}
			$ids[ $skill['name'] ] = $found instanceof WP_Term ? $found->term_id : (int) $made['term_id'];
		}
		return $ids;
	}

	/** @return int Creates missing events, articles and tools. Number of new posts. */
	public function seed(): int {
		$made = 0;
		foreach ( array_values( $this->texts['events'] ) as $place => $event ) {
			$made += $this->post(
				"event:{$place}",
				Item_Types::EVENT,
				array( 'date' => Clock::at( sprintf( '%+d days', $event['days'] ), 'Y-m-d' ) ) + $event,
				max( 1, - (int) $event['days'] + 30 )
			);
		}
		foreach ( array(
			'past_projects' => Item_Types::PAST_PROJECT,
			'readings'      => Item_Types::READING,
			'resources'     => Item_Types::RESOURCE,
		) as $list => $type ) {
			foreach ( array_values( $this->texts[ $list ] ) as $place => $item ) {
				$file  = empty( $item['file'] ) ? array() : array( 'file' => $this->file( $item['file'] ) );
				$made += $this->post( "{$type}:{$place}", $type, $file + $item, $item['days_ago'] );
			}
		}
		return $made;
	}

	/** Attachment id of a template to download. */
	public function file( string $name ): int {
		$known = $this->marks->post( "file:{$name}" );
		if ( $known > 0 ) {
			return $known;
		}
		$paper = $this->texts['files'][ $name ];
		$jpg   = $this->attachments->jpg( 'pictures/' . array_column( $this->texts['resources'], 'image', 'file' )[ $name ] );
		$path  = wp_tempnam( "{$name}.pdf" );
		file_put_contents( $path, Paper::pdf( $paper['title'], $paper['lines'], $jpg ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of our own for a moment.
		$id = $this->attachments->library( "file:{$name}", $path, "{$name}.pdf", '' );
		wp_delete_file( $path );
		return $id;
	}

	/**
	 * Creates one of the operator's posts, unless it exists. What is English has siblings in the other languages.
	 * @param array<string,mixed> $texts Title, meta, and excerpt and image if any.
	 * @param int                 $days   Days since it was published.
	 * @return int Number of posts.
	 */
	private function post( string $mark, string $type, array $texts, int $days ): int {
		if ( $this->marks->post( $mark ) > 0 ) {
			return 0;
		}
		$id = Posts::insert(
			array(
				'post_type'    => $type,
				'post_status'  => 'publish',
				'post_title'   => $texts['title'],
				'post_excerpt' => $texts['excerpt'] ?? '',
			) + Clock::post( $days )
		);
		$this->marks->put_post( $mark, $id );
		foreach ( array_filter( array_diff_key( $texts, self::OTHERS ) ) as $name => $value ) {
			update_post_meta( $id, Editorial_Types::META_PREFIX . $name, wp_slash( $value ) );
		}
		if ( ! empty( $texts['image'] ) ) {
			set_post_thumbnail( $id, $this->attachments->of_site( $texts['image'] ) );
		}
		$count = 1;
		foreach ( 'en' === $texts['locale'] ? Translated::LANGUAGES : array() as $language ) {
			$translated = array( 'locale' => $language ) + Translated::all( $texts, Translated::into( $language ) );
			$count     += $this->post( "{$mark}:{$language}", $type, $translated, $days );
			Siblings::join( $this->marks->post( "{$mark}:{$language}" ), $id, $language );
		}
		return $count;
	}
}
