<?php
/** What a page's share picture says: words and pictures that strangers read on it. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Share;

use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Job_Facts;
use DesignMarketplace\Kernel\Items\Job_Words;
use DesignMarketplace\Kernel\Link_Proof;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Site\Front\Destination;
use DesignMarketplace\Site\Front\Item;
use DesignMarketplace\Site\Front\Language;
use DesignMarketplace\Site\Front\Markup;
use DesignMarketplace\Site\Front\Picture;
use DesignMarketplace\Site\Front\View;

final class Poster {

	/** Goes up when the drawing changes, as the addresses then change, too. */
	private const EDITION = 1;

	/** What the typeface has no letters for. */
	private const UNKNOWN = '/[^\x20-\x7e\xa0-\x{131}\x{134}-\x{148}\x{14a}-\x{17e}\x{218}-\x{21b}\x{1e9e}\x{2013}\x{2014}\x{2018}-\x{201a}\x{201c}-\x{201e}\x{2022}\x{2026}\x{2039}\x{203a}\x{20ac}\x{2122}\x{2212}]/u';

	/**
	 * @param string                   $kind    Route of the page: designer, work, project, mission.
	 * @param string                   $path    Path of the page that is shown.
	 * @param string                   $title   In the largest type.
	 * @param string                   $name    Who is behind it, if the title is something else.
	 * @param list<string>             $lines   In the smallest type.
	 * @param string                   $day     Until when one can apply.
	 * @param array<string,mixed>|null $picture Image object.
	 * @param array<string,mixed>|null $face    Image object: portrait or logo.
	 */
	private function __construct(
		public readonly string $kind,
		public readonly string $path,
		public readonly string $title,
		public readonly string $name,
		public readonly string $about,
		public readonly array $lines,
		public readonly string $day,
		public readonly ?array $picture,
		public readonly ?array $face
	) {}

	/** Null for pages without one, and names in letters that the typeface has not. */
	public static function of( Destination $destination ): ?self {
		$card   = new Item( $destination->card() ?? array() );
		$route  = 200 === $destination->status && '' !== $card->text( 'slug' ) ? $destination->route : '';
		$poster = match ( $route ) {
			'designer' => self::designer( $card ),
			// Of a closed portfolio each address is the wall.
			'work'     => self::work( $destination, $card ) ?? self::designer( $card ),
			'project'  => self::project( $card ),
			'mission'  => self::job( $destination, $card ),
			default    => null,
		};
		return '' === ( $poster->title ?? '' ) ? null : $poster;
	}

	/** Stands for everything that is drawn, and cannot be guessed. */
	public function key(): string {
		$files = array_map(
			static fn( ?array $image ): string => $image ? "{$image['id']}/{$image['breakpoints']['lg']['2x']}" : '',
			array( $this->picture, $this->face )
		);
		$all   = array( ...get_object_vars( $this ), 'picture' => $files[0], 'face' => $files[1] );
		$words = (string) wp_json_encode( array( self::EDITION, Language::current(), $all ) );
		return substr( Link_Proof::of( "share_picture|{$words}" ), 0, 32 );
	}

	public function alt(): string {
		return Markup::joined( $this->title, $this->name, $this->about );
	}

	private static function designer( Item $card ): self {
		$works = $card->pictured( 'latest_works' );
		return self::made(
			'designer',
			'/designer/' . $card->text( 'slug' ),
			$card->text( 'name' ),
			'',
			$card->text( 'job' ),
			array( $card->text( 'city' ), View::text( (string) Markup::free( $card ) ) ),
			'',
			$works ? $works[0]->value( 'image' ) : null,
			$card->value( 'avatar' )
		);
	}

	private static function work( Destination $destination, Item $card ): ?self {
		$work = $destination->work() ? new Item( $destination->work() ) : null;
		return $work ? self::made(
			'work',
			$destination->path,
			$work->plain( 'title' ),
			$card->text( 'name' ),
			$card->text( 'job' ),
			array(),
			'',
			$work->value( 'image' ),
			$card->value( 'avatar' )
		) : null;
	}

	private static function project( Item $card ): self {
		return self::made(
			'project',
			'/project/' . $card->text( 'slug' ),
			$card->text( 'company' ),
			'',
			$card->text( 'project_headline' ),
			array( $card->text( 'city' ) ),
			'',
			$card->value( 'project_image' ),
			$card->value( 'avatar' )
		);
	}

	/** As much of a design job as the operator lets strangers read. */
	private static function job( Destination $destination, Item $card ): ?self {
		$job = $destination->page;
		if ( ! $job || ! Site_Settings::shows_jobs() ) {
			return null;
		}
		$is_whole = Site_Settings::shows_whole_jobs();
		$words    = new Job_Words( Job_Facts::of( $job->ID ) );
		$terms    = Markup::joined( $words->label( 'engagement' ), $words->label( 'place' ), $card->text( 'city' ) );
		return self::made(
			'mission',
			$destination->path,
			$job->post_title,
			$card->text( 'company' ),
			'',
			$is_whole ? array( $terms, $words->pay()[0] ) : array( $card->text( 'city' ) ),
			$is_whole && Deadline::is_open( $job ) ? Markup::calendar_day( Deadline::of( $job->ID ) ) : '',
			null,
			$card->value( 'avatar' )
		);
	}

	/** @param list<string> $lines */
	private static function made(
		string $kind,
		string $path,
		string $title,
		string $name,
		string $about,
		array $lines,
		string $day,
		mixed $picture,
		mixed $face
	): self {
		return new self(
			$kind,
			$path,
			self::drawable( $title ),
			self::drawable( $name ),
			self::drawable( $about ),
			array_values( array_filter( array_map( self::drawable( ... ), $lines ), static fn( string $line ): bool => '' !== $line ) ),
			self::drawable( $day ),
			Picture::is_image( $picture ) ? $picture : null,
			Picture::is_image( $face ) ? $face : null
		);
	}

	/** The letters that can be drawn, on one line; '' where most of them cannot. */
	private static function drawable( string $text ): string {
		$text  = View::line( strtr( $text, array( "\u{202f}" => "\u{a0}", "\u{2009}" => "\u{a0}", "\u{2011}" => '-', "\u{ad}" => '' ) ) );
		$known = View::line( (string) preg_replace( self::UNKNOWN, '', $text ) );
		return mb_strlen( $known ) * 2 > mb_strlen( $text ) ? $known : '';
	}
}
